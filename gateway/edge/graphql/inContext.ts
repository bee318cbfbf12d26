/**
 * Reads `@inContext(locale:)` from the operation about to run: the only place where the URL's locale, which the client
 * passes on, becomes the market of the request (design: the scope of a request).
 */
import type { DocumentNode, OperationDefinitionNode } from 'graphql';

/** Locale in lower case, or null when the operation carries none. */
export function localeOfOperation(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): string | null {
  const value = operation.directives
    ?.find((directive) => directive.name.value === 'inContext')
    ?.arguments?.find((argument) => argument.name.value === 'locale')?.value;
  if (value?.kind === 'StringValue') return value.value.toLowerCase();
  if (value?.kind !== 'Variable') return null;
  const given = variables[value.name.value] ?? defaultOf(operation, value.name.value);
  return typeof given === 'string' ? given.toLowerCase() : null;
}

export function operationOf(
  document: DocumentNode,
  operationName: string | null | undefined,
): OperationDefinitionNode | null {
  const operations = document.definitions.filter((definition) => definition.kind === 'OperationDefinition');
  return (
    (operationName ? operations.find((one) => one.name?.value === operationName) : operations[0]) ?? null
  );
}

function defaultOf(operation: OperationDefinitionNode, variable: string): string | undefined {
  const definition = operation.variableDefinitions?.find((one) => one.variable.name.value === variable);
  return definition?.defaultValue?.kind === 'StringValue' ? definition.defaultValue.value : undefined;
}
