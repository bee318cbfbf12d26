/** English words of banners: films, and several banners one at a time. */
export const bannerWording = {
  'banner.pause': 'Pause video',
  'banner.play': 'Play video',
  'bannerSlider.label': 'Highlights',
  'bannerSlider.role': 'carousel',
  'bannerSlider.slideRole': 'slide',
  'bannerSlider.slide': '{position} of {total}',
} as const;
