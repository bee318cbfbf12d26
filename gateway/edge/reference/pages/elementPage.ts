/** The page of one root field, type or directive. */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  print,
  valueToLiteral,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { html, type Html } from '../../html/html.ts';
import { accessOfType } from '../access.ts';
import { groups, REFERENCE_PATH, type Field, type SchemaElement, type SchemaElements } from '../elements.ts';
import type { ExampleAnswer } from '../exampleAnswers.ts';
import type { Example } from '../examples.ts';
import { fieldCost } from '../fieldCost.ts';
import type { Markdown } from '../markdown.ts';
import {
  accessBadge,
  costBadge,
  deprecation,
  exampleFigure,
  exampleLinks,
  nameLink,
  typeLink,
} from './parts.ts';

export interface ElementPageOptions {
  schema: GraphQLSchema;
  elements: SchemaElements;
  markdown: Markdown;
  /** Those that select the element. */
  examples: readonly Example[];
  /** The first of them with its answer, for operations. */
  shown: { example: Example; answer: ExampleAnswer } | null;
}

export function elementPage(element: SchemaElement, options: ElementPageOptions): Html {
  const { elements, examples, shown, markdown } = options;
  const uses = element.of === 'type' ? elements.usedBy(element.name) : [];
  const others = examples.filter((example) => example !== shown?.example);
  return html`<nav aria-label="Path" class="path">
      <a href="${REFERENCE_PATH}">Schema</a> /
      <a href="${REFERENCE_PATH}#${element.group}">${groups[element.group]}</a>
    </nav>
    <h1>${element.of === 'directive' ? '@' : null}${element.name}</h1>
    <p class="badges">
      ${accessBadge(element.access)}${element.of === 'operation' ? costBadge(fieldCost(element.field), !isLeafType(getNamedType(element.field.type))) : null}
    </p>
    <div class="lead">${markdown.description(element.description)}</div>
    ${bodyOf(element, options)}
    ${
      shown === null
        ? null
        : html`<section aria-labelledby="section-example">
            <h2 id="section-example">Example</h2>
            ${exampleFigure(shown.example, shown.answer, 3)}
          </section>`
    }
    ${exampleLinks(others)} ${uses.length === 0 ? null : usesOf(uses, elements)}`;
}

function bodyOf(element: SchemaElement, options: ElementPageOptions): Html {
  if (element.of === 'operation') return operationBody(element.field, options);
  if (element.of === 'type') return typeBody(element.type, options);
  const places = element.directive.locations.map((place) => place.toLowerCase().replaceAll('_', ' '));
  return html`<p class="facts">On: ${places.join(', ')}</p>
    ${section('Arguments', argumentList(element.directive.args, options))}`;
}

function operationBody(field: Field, options: ElementPageOptions): Html {
  const { elements, markdown } = options;
  const type = getNamedType(field.type);
  const results = isUnionType(type)
    ? type.getTypes().map(
        (member) =>
          html`<div class="member">
            <h3>${nameLink(elements, member.name)}</h3>
            <div>${markdown.description(member.description ?? '')}</div>
          </div>`,
      )
    : [];
  return html`${deprecation(field.deprecationReason, (text) => markdown.description(text))}
    <p class="facts">Answers <code>${typeLink(elements, field.type)}</code></p>
    ${field.args.length === 0 ? null : section('Arguments', argumentList(field.args, options))}
    ${results.length === 0 ? null : section('Results', results)}`;
}

function typeBody(type: GraphQLNamedType, options: ElementPageOptions): Html {
  const { schema, elements, markdown } = options;
  const list = (names: readonly string[]): Html[] =>
    names.map((name, index) => html`${index === 0 ? null : ', '}${nameLink(elements, name)}`);
  if (isObjectType(type) || isInterfaceType(type)) {
    const interfaces = type.getInterfaces().map(({ name }) => name);
    const possible = isInterfaceType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [];
    const fields = Object.values(type.getFields()).map((field) => fieldMember(type, field, options));
    return html`${interfaces.length === 0 ? null : html`<p class="facts">Implements ${list(interfaces)}</p>`}
    ${possible.length === 0 ? null : html`<p class="facts">Implemented by ${list(possible)}</p>`}
    ${section('Fields', fields)}`;
  }
  if (isUnionType(type))
    return html`<p class="facts">One of ${list(type.getTypes().map(({ name }) => name))}</p>`;
  if (isInputObjectType(type))
    return html`${type.isOneOf ? html`<p class="facts">Exactly one field is given.</p>` : null}${section('Fields', argumentList(Object.values(type.getFields()), options))}`;
  if (isEnumType(type)) {
    const values = type.getValues().map(
      ({ name, description, deprecationReason }) =>
        html`<div class="member" id="${name}">
          <h3>${name}</h3>
          <div>
            ${deprecation(deprecationReason, (text) => markdown.description(text))}${markdown.description(description ?? '')}
          </div>
        </div>`,
    );
    return section('Values', values);
  }
  const specified = isScalarType(type) ? type.specifiedByURL : null;
  return html`${specified ? html`<p class="facts">Specified by <a href="${specified}">${specified}</a></p>` : null}`;
}

/** The access of what a field leads to is named where its own type does not imply it. */
function fieldMember(parent: GraphQLNamedType, field: Field, options: ElementPageOptions): Html {
  const { elements, markdown } = options;
  const type = getNamedType(field.type);
  const access = accessOfType(type.name);
  const isImplied = access === accessOfType(parent.name) || access === 'every key';
  return html`<div class="member" id="${field.name}">
    <div class="signature">
      <h3>${field.name}</h3>
      <code>${typeLink(elements, field.type)}</code>
      <p class="badges">
        ${isImplied ? null : accessBadge(access)}${costBadge(fieldCost(field), !isLeafType(type))}
      </p>
    </div>
    <div>
      ${deprecation(field.deprecationReason, (text) => markdown.description(text))}${markdown.description(field.description ?? '')}
      ${field.args.length === 0 ? null : html`<div class="arguments">${argumentList(field.args, options, field.name)}</div>`}
    </div>
  </div>`;
}

function argumentList(
  args: readonly (GraphQLArgument | GraphQLInputField)[],
  { elements, markdown }: ElementPageOptions,
  /** The field whose arguments are listed inside it. */
  owner: string | null = null,
): Html[] {
  return args.map((arg) => {
    const value = arg.default === undefined ? arg.defaultValue : arg.default.value;
    const literal = value === undefined ? null : valueToLiteral(value, arg.type);
    const standard = literal ? html`<p class="quiet">Default <code>${print(literal)}</code></p>` : null;
    const isRequired = isNonNullType(arg.type) && literal === null;
    const name = owner === null ? html`<h3>${arg.name}</h3>` : html`<h4>${arg.name}</h4>`;
    return html`<div class="member" id="${owner === null ? arg.name : `argument-${owner}-${arg.name}`}">
      <div class="signature">
        ${name}<code>${typeLink(elements, arg.type)}</code>${isRequired ? html`<p class="badges"><span class="badge">required</span></p>` : null}
      </div>
      <div>
        ${deprecation(arg.deprecationReason, (text) => markdown.description(text))}${markdown.description(arg.description ?? '')}${standard}
      </div>
    </div>`;
  });
}

function section(title: string, content: readonly Html[]): Html {
  const id = title.toLowerCase();
  return html`<section aria-labelledby="${id}-of">
    <h2 id="${id}-of">${title}</h2>
    <div class="members">${content}</div>
  </section>`;
}

function usesOf(coordinates: readonly string[], elements: SchemaElements): Html {
  return html`<section aria-labelledby="section-used-by">
    <h2 id="section-used-by">Used by</h2>
    <ul class="names">
      ${coordinates.map((coordinate) => html`<li>${nameLink(elements, coordinate)}</li>`)}
    </ul>
  </section>`;
}
