/**
 * Banners as a looping carousel (catalogue.md 9, Banner image slider). Autoplay pauses on hover, touch and focus, and
 * has a pause button; controls use the text colour of the current banner.
 */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BannerSlider_block$key } from '#relay/BannerSlider_block.graphql.ts';
import { useEditTags } from '../../preview/useEditTags.ts';
import { Slider } from '../../ui/Slider/Slider.tsx';
import { bannerWording } from '../../wording/content/banner.ts';
import { useWording } from '../../wording/wording.ts';
import { Banner } from './Banner.tsx';
import styles from './BannerSlider.module.css';

export interface BannerSliderProps {
  block: BannerSlider_block$key;
  /** The first slider of a screen: the picture of its first banner loads eagerly. */
  priority?: boolean;
  className?: string | undefined;
}

export function BannerSlider({ block, priority = false, className }: BannerSliderProps) {
  const t = useWording(bannerWording);
  const { __id, banners, bannerDelay } = useFragment(
    graphql`
      fragment BannerSlider_block on BannerSliderBlock {
        __id
        bannerDelay
        banners {
          key
          iconTone
          ...Banner_banner
        }
      }
    `,
    block,
  );
  const editTag = useEditTags();
  const [shown, setShown] = useState(0);
  const tone = banners[shown]?.iconTone === 'LIGHT' ? 'light' : 'dark';
  return (
    <div className={className} {...editTag(__id)}>
      <div className={styles.room} data-icons={tone}>
        <Slider
          label={t('bannerSlider.label')}
          layout="single"
          controls="over"
          previousLabel={t('slider.previous')}
          nextLabel={t('slider.next')}
          carousel={{
            role: t('bannerSlider.role'),
            slideRole: t('bannerSlider.slideRole'),
            slideLabel: (position, count) =>
              t('bannerSlider.slide', { position: String(position), total: String(count) }),
          }}
          autoplay={{
            delayMs: bannerDelay,
            pauseLabel: t('slider.pause'),
            playLabel: t('slider.play'),
          }}
          onSlide={setShown}
        >
          {banners.map((banner, index) => (
            <Banner key={banner.key} banner={banner} priority={priority && index === 0} />
          ))}
        </Slider>
      </div>
    </div>
  );
}
