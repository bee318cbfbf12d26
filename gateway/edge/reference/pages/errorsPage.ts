/** Error codes, as the guide lists them, and the refusals of the schema with the mutations that give them. */
import { getNamedType, isUnionType, type GraphQLInterfaceType, type GraphQLSchema } from 'graphql';
import { html, type Html } from '../../html/html.ts';
import type { SchemaElements } from '../elements.ts';
import type { Markdown } from '../markdown.ts';
import { nameLink } from './parts.ts';

export function errorsPage(
  codes: Html,
  { schema, elements, markdown }: { schema: GraphQLSchema; elements: SchemaElements; markdown: Markdown },
): Html {
  const givenBy = refusalsOf(schema);
  return html`<div class="document">
      <h1>Errors and refusals</h1>
      <p class="lead">
        An error says that a request or a source failed. A refusal is a result: the shop says no for a reason
        of business.
      </p>
      ${codes}
    </div>
    <section aria-labelledby="refusals">
      <h2 id="refusals">Refusals</h2>
      <div class="members">
        ${[...givenBy].map(([name, mutations]) => {
          const description = schema.getType(name)?.description ?? '';
          const links = mutations.map(
            (one, index) => html`${index === 0 ? null : ', '}${nameLink(elements, one)}`,
          );
          return html`<div class="member">
            <h3>${nameLink(elements, name)}</h3>
            <div>
              ${markdown.description(description)}
              <p class="quiet">Given by ${links}</p>
            </div>
          </div>`;
        })}
      </div>
    </section>`;
}

/** Types by the mutations whose result they can be: those that share an interface of results alone. */
function refusalsOf(schema: GraphQLSchema): Map<string, string[]> {
  const mutations = new Map<string, string[]>();
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const type = getNamedType(field.type);
    for (const { name } of isUnionType(type) ? type.getTypes() : [])
      mutations.set(name, [...(mutations.get(name) ?? []), field.name]);
  }
  const isOfResults = (type: GraphQLInterfaceType): boolean =>
    schema.getPossibleTypes(type).every(({ name }) => mutations.has(name));
  const refusals = Object.values(schema.getTypeMap()).flatMap((type) =>
    'getInterfaces' in type && mutations.has(type.name) && type.getInterfaces().some(isOfResults)
      ? [[type.name, mutations.get(type.name) ?? []] as const]
      : [],
  );
  return new Map(refusals.toSorted(([a], [b]) => a.localeCompare(b)));
}
