/**
 * The content model as files of a stack, in the layout that the vendor's command line tool exports and imports: content
 * types, languages, an environment and the custom field for JSON.
 */
import { contentLocales, englishLocales } from '../../graph/region/locales/locale.rules.ts';
import { contentModel } from '../../sources/delivery/model/contentModel.ts';
import { contentTypeJson, jsonField } from '../../sources/delivery/model/contentTypeJson.ts';

/** Contents by path below the folder; what is no text or bytes is written as JSON. */
export type StackFiles = ReadonlyMap<string, unknown>;

export const environmentUid = 'shop_environment';

/** @param environment name of the environment that entries are published in. */
export function modelFiles(environment: string): StackFiles {
  const types = contentModel.map(contentTypeJson);
  const [base, ...others] = [...contentLocales, ...englishLocales].map((code) => ({
    uid: `locale_${code.replace('-', '_')}`,
    code,
    name: languageName(code),
    fallback_locale: code === 'en-us' ? null : 'en-us',
  }));
  return new Map<string, unknown>([
    ['export-info.json', { contentVersion: 2 }],
    ['locales/master-locale.json', byUid(base ? [base] : [])],
    ['locales/locales.json', byUid(others)],
    ['environments/environments.json', byUid([{ uid: environmentUid, name: environment, urls: [] }])],
    ['extensions/extensions.json', byUid([jsonExtension])],
    ['content_types/schema.json', types],
    ...types.map((type) => [`content_types/${type.uid}.json`, type] as const),
  ]);
}

function byUid<Item extends { uid: string }>(items: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [item.uid, item]));
}

function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}

/** A text box that keeps JSON, by the vendor's library for custom fields. */
const jsonExtension = {
  uid: jsonField,
  title: 'JSON of the shop',
  type: 'field',
  data_type: 'json',
  multiple: false,
  tags: [],
  config: {},
  srcdoc: `<!doctype html>
<script src="https://unpkg.com/@contentstack/ui-extensions-sdk@2.2.0/dist/ui-extensions-sdk.js"></script>
<textarea id="json" rows="12" style="width: 100%; font-family: monospace"></textarea>
<p id="problem" role="alert"></p>
<script>
  ContentstackUIExtension.init().then((extension) => {
    const box = document.getElementById('json');
    const problem = document.getElementById('problem');
    box.value = JSON.stringify(extension.field.getData(), null, 2);
    box.addEventListener('input', () => {
      try {
        extension.field.setData(JSON.parse(box.value));
        problem.textContent = '';
      } catch (error) {
        problem.textContent = error.message;
      }
    });
    extension.window.enableAutoResizing();
  });
</script>
`,
};
