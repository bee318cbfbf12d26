/** A managed page under test: its mock data is written to a real Relay store. */
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { createOperationDescriptor, Environment, Network, RecordSource, Store } from 'relay-runtime';
import PageRouteQueryNode from '#relay/PageRouteQuery.graphql.ts';
import type { PageRouteQuery$data } from '#relay/PageRouteQuery.graphql.ts';
import { PageBlocks } from './PageBlocks.tsx';

export function renderPage(blocks: readonly object[], page: object = {}): RenderResult {
  const network = Network.create(() => Promise.reject(new Error('The page has all its data already.')));
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const operation = createOperationDescriptor(PageRouteQueryNode, { locale: 'en-us', handle: 'mine' });
  environment.commitPayload(operation, {
    page: {
      id: 'page',
      title: 'The mine',
      path: '/en-us/mine',
      layout: 'DEFAULT',
      language: null,
      alternates: [],
      seo: { title: 'The mine', description: null, image: null },
      blocks,
      ...page,
    },
  });
  const data = environment.lookup(operation.fragment).data as unknown as PageRouteQuery$data;
  if (!data.page) throw new Error('no page');
  return render(
    <RelayEnvironmentProvider environment={environment}>
      <PageBlocks page={data.page} />
    </RelayEnvironmentProvider>,
  );
}

/** A mock picture; `name` becomes its address. */
export function pictureData(name: string): object {
  return {
    __typename: 'Image',
    alt: `What ${name} shows`,
    pointOfInterest: { x: 0.4, y: 0.1, width: 0.2, height: 0.2 },
    rendition: {
      src: `/i/${name}?w=1792`,
      width: 1792,
      height: 1008,
      placeholder: `/i/${name}?maxW=15`,
      sources: [
        {
          media: '(max-width: 768px)',
          srcSet: `/i/${name}?w=768 768w`,
          sizes: '768px',
          width: 768,
          height: 960,
        },
        { media: null, srcSet: `/i/${name}?w=1792 1792w`, sizes: '1792px', width: 1792, height: 1008 },
      ],
    },
  };
}

/** Several banners as a slider. */
export function sliderBlock(banners: readonly object[]): object {
  return { __typename: 'BannerSliderBlock', key: 'slider', bannerDelay: 7_000, banners };
}

export function bannerBlock(banner: object, key = 'banner'): object {
  return { __typename: 'BannerBlock', key, banner: bannerData(banner, key) };
}

export function bannerData(banner: object, key: string): object {
  return {
    key,
    contentHtml: '<h2>First light</h2>',
    language: null,
    position: 'BOTTOM_LEFT',
    isOverlayDark: true,
    isZoomed: false,
    isCopyBeside: false,
    iconTone: 'LIGHT',
    shade: null,
    desktopAspectRatio: 16 / 9,
    mobileAspectRatio: 0.8,
    buttons: [],
    link: null,
    hotspots: [],
    background: pictureData(key),
    ...banner,
  };
}
