/** Swiper, as a chunk of its own: only pages with a slider in view load it. */
export { default as Swiper } from 'swiper';
export { startAutoplay } from './autoplay.ts';
export { LoopedTrack } from './LoopedTrack.ts';
