/**
 * What this folder holds: the operations and shapes that the specification gives by name (catalogue.md 7.4, and the raw
 * response of a search in 3). Their names and types stay as written there, also where the rest of the schema says
 * things in another way.
 */

/** The description of a type or a root field of the contract. */
export function contract(text: string): string {
  return `Specification contract: ${text}`;
}
