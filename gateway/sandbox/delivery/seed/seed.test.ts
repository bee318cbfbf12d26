/** Invariants of the seed: links have targets, pictures exist, texts are there. */
import { describe, expect, test } from 'vitest';
import { brandFor } from '../../brand/brand.ts';
import { pictureAngles, pictureName, productVideoName } from '../../brand/ids.ts';
import { languageLocales } from '../../brand/types.ts';
import { isRecord, referenceOf } from '../filter.ts';
import { contentRegions, proRegions } from '../../brand/contentRegions.ts';
import type { EntryDraft } from './draft.ts';
import { brandEntries } from './brandEntries.ts';

const brand = brandFor();
const drafts = brandEntries(brand);
const versions = drafts.flatMap((draft) => [draft.fields, ...Object.values(draft.localised ?? {})]);

/** Every object anywhere in a value. */
function objects(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objects);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objects)] : [];
}

/** All but the malicious entries, whose references do not resolve. */
const wellFormed = versions.filter((version) => !JSON.stringify(version).includes('window.hostile'));
const languagesOf = (localised: EntryDraft['localised'] = {}): string[] =>
  languageLocales.filter((locale) => localised[locale]).toSorted();
const named = (draft: Pick<EntryDraft, 'contentType' | 'uid'>): string => `${draft.contentType} ${draft.uid}`;

describe('the editorial seed', () => {
  test('has one entry for each uid', () => {
    expect(new Set(drafts.map(named)).size).toBe(drafts.length);
  });

  test('has entries of every content type that the shop reads', () => {
    expect(new Set(drafts.map((draft) => draft.contentType))).toEqual(
      new Set([
        'athlete',
        'automated_related_products_config',
        'banner',
        'blog_category',
        'blog_post',
        'brand_settings',
        'category_groups',
        'category_product_add_on_config',
        'circus_season',
        'color_groups',
        'display_text',
        'duplicate_display_text',
        'email_signup_settings',
        'error_page',
        'footer',
        'header',
        'hide_product_attributes',
        'landing_page',
        'manage_product_attributes',
        'page',
        'product',
        'product_category',
        'redirect',
        'regions',
        'search',
        'size_finder',
        'store',
        'support',
        'support_topic',
        'team_page',
        'traveling_circus_post',
      ]),
    );
  });

  test('refers only to entries that it holds', () => {
    const withdrawn = brand.products.filter((product) => product.withdrawn).length;
    const known = new Set(drafts.filter((draft) => draft.unpublished !== true).map(named));
    const references = wellFormed.flatMap(objects).flatMap((value) => referenceOf(value) ?? []);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((one) => !known.has(`${one.contentType} ${one.uid}`))).toEqual([]);
    expect(drafts.filter((draft) => draft.contentType === 'product')).toHaveLength(
      brand.products.length - withdrawn,
    );
  });

  test('names only pictures that the brand has', () => {
    const pictures = new Set([
      'logo-skarn',
      '',
      ...brand.scenes.map((scene) => scene.name),
      ...brand.products.flatMap((product) =>
        product.colours.flatMap((colour) => [
          productVideoName(product.key, colour.name),
          ...pictureAngles.map((angle) => pictureName(product.key, colour.name, angle)),
        ]),
      ),
    ]);
    const used = wellFormed.flatMap(objects).flatMap((value) => value.amplience_id ?? []);
    expect(used.filter((name) => !pictures.has(String(name)))).toEqual([]);
  });

  test.each(languageLocales.filter((locale) => locale !== 'en-us'))(
    'translates home, header, footer and interface to %s',
    (locale) => {
      for (const uid of [
        'page_home',
        'banner_home_hero',
        'header_main',
        'footer_main',
        'display_text_main',
      ]) {
        const draft = drafts.find((one) => one.uid === uid);
        expect(draft?.localised?.[locale], uid).toBeDefined();
        expect(draft?.localised?.[locale], uid).not.toEqual({ title: draft?.title, ...draft?.fields });
      }
    },
  );

  test.each([
    ['us', 'pro'],
    ['ca', 'pro_ca'],
    ['eu_region_1', 'pro_eu_region_1'],
  ])('shows pros everything that shoppers of %s see', (region, pro) => {
    const regional = drafts.filter(({ fields }) => Array.isArray(fields['regions']));
    expect(new Set(regional.map(({ contentType }) => contentType))).toEqual(
      new Set([
        'athlete',
        'blog_category',
        'blog_post',
        'circus_season',
        'color_groups',
        'email_signup_settings',
        'error_page',
        'landing_page',
        'page',
        'product',
        'product_category',
        'redirect',
        'store',
        'support',
        'traveling_circus_post',
      ]),
    );
    const seen = regional.filter(({ fields }) => (fields['regions'] as string[]).includes(region));
    expect(seen.length).toBeGreaterThan(100);
    expect(seen.filter(({ fields }) => !(fields['regions'] as string[]).includes(pro)).map(named)).toEqual(
      [],
    );
  });

  test('has an alert for every region, two for Canada, and links to the pro page, the instructors’ page and screens', () => {
    const menu = (uid: string): Record<string, unknown>[] =>
      objects(drafts.find((draft) => draft.uid === uid)?.fields).filter(
        ({ regions }) => regions !== undefined,
      );
    for (const region of contentRegions) {
      const here = (uid: string) => menu(uid).filter(({ regions }) => (regions as string[]).includes(region));
      expect(here('header_main').filter(({ text }) => text !== undefined)).toHaveLength(
        region === 'ca' ? 2 : 1,
      );
      const links = here('footer_main').flatMap(objects);
      const hrefs = links.flatMap(({ external_link: link }) => (isRecord(link) ? [link['href']] : []));
      expect(hrefs).toEqual(expect.arrayContaining(['/order-status', '/country']));
      const targets = links.flatMap((value) => referenceOf(value)?.uid ?? []);
      expect(targets).toContain('page_pro');
      expect(targets.includes('page_psia')).toBe(['us', 'ca', ...proRegions].includes(region));
    }
  });

  test('has the translations of a product', () => {
    const { localised } = drafts.find((draft) => draft.uid === 'product_lodestar_98') ?? {};
    expect(languagesOf(localised)).toEqual(['de', 'es', 'fr', 'it', 'ja', 'no', 'sv']);
    expect(localised?.de).toMatchObject({
      title: 'Lodestar 98',
      tagline: 'Wenn nur ein Paar, dann dieses.',
      description: expect.stringContaining('Wir bauen den 98'),
    });
  });

  test('has of a spelling only the entries and fields that differ', () => {
    const spelled = drafts.filter(({ localised }) => localised?.['en-gb']);
    expect(spelled.length).toBeGreaterThan(20);
    expect(spelled.length).toBeLessThan(drafts.length / 3);
    const circus = drafts.find(({ uid }) => uid === 'circus_post_moguls_for_everybody');
    expect(Object.keys(circus?.localised?.['en-gb'] ?? {})).toEqual(['summary']);
    expect(drafts.find(({ uid }) => uid === 'page_pro')?.localised).not.toHaveProperty('en-ca');
  });

  test('has products with attributes that its settings hide', () => {
    const { fields } = drafts.find((draft) => draft.uid === 'product_lodestar_98') ?? {};
    const titles = objects(fields).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Season', 'Family', 'Color Group', 'Item Number', 'Waist']),
    );
  });

  test('has the interface’s texts as display texts under their keys', () => {
    const base = drafts.find((draft) => draft.uid === 'display_text_main');
    const german = base?.localised?.de?.display_text_input as { title: string; text: string }[];
    expect(german.find((row) => row.title === 'addToCart.add')?.text).toBe('In den Warenkorb');
    expect(german.find((row) => row.title === 'Terrain')?.text).toBe('Gelände');
  });
});
