/**
 * Variables of a gateway whose forms nobody guards: for tests over HTTP of what forms do, which send them as fast as a
 * script would. What guards them is tested in edge/limits/botCheck.edge.test.ts and edge/graphql/everyMutation.edge.test.ts.
 */
export const withoutBotProtection = { BOT_SITE_KEY: '', BOT_SECRET: '' };
