/** Japanese: the spots on a banner's picture. */
export const hotspotsTexts: Readonly<Record<string, string>> = {
  'hotspots.label': 'この写真の中',
  'hotspots.close': '閉じる',
  'hotspots.noPrice': '現在、価格と在庫を表示できません。',
};
