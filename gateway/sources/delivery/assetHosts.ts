/** Where the content service's vendor serves files that editors put into texts, as browsers are told whom to ask. */
export const assetHosts: readonly string[] = ['https://images.contentstack.io', 'https://*.contentstack.com'];
