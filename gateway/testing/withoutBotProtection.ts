/**
 * Variables of a gateway whose forms nobody guards: for tests over HTTP of what forms do, which send them as fast as a
 * script would. What guards them is tested in server/botCheck.edge.test.ts and server/everyMutation.edge.test.ts.
 */
export const withoutBotProtection = { BOT_SITE_KEY: '', BOT_SECRET: '' };
