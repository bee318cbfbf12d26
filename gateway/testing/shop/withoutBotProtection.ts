/**
 * Environment of a gateway without bot protection, for tests over HTTP that submit forms as fast as a script. Bot
 * protection is tested in edge/limits/botCheck.edge.test.ts and edge/graphql/everyMutation.edge.test.ts.
 */
export const withoutBotProtection = { BOT_SITE_KEY: '', BOT_SECRET: '' };
