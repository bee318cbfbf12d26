/** Norwegian: banners. */
export const bannerTexts: Readonly<Record<string, string>> = {
  'banner.pause': 'Sett videoen på pause',
  'banner.play': 'Spill av videoen',
  'bannerSlider.label': 'Utvalgt',
  'bannerSlider.role': 'karusell',
  'bannerSlider.slideRole': 'bilde',
  'bannerSlider.slide': '{position} av {total}',
};
