/** Japanese: banners. */
export const bannerTexts: Readonly<Record<string, string>> = {
  'banner.pause': '動画を一時停止',
  'banner.play': '動画を再生',
  'bannerSlider.label': '注目',
  'bannerSlider.role': 'カルーセル',
  'bannerSlider.slideRole': 'スライド',
  'bannerSlider.slide': '{total}枚中{position}枚目',
};
