// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { helpers, reduced, unused, unusedMethods } from './replaceRelayModules.ts';

const require = createRequire(import.meta.url);

/** Nodes that the methods left out are for. */
const unusedKinds = [
  'ActorChange',
  'ClientEdgeToClientObject',
  'ClientEdgeToServerObject',
  'Defer',
  'ModuleImport',
  'RelayLiveResolver',
  'RelayResolver',
  'Stream',
];

/** The replacement of a helper, and the package's original. */
function bothOf(path: string): [string, Function][] {
  const own = require(path) as Function;
  return [
    ['ours', new Function(`return ${helpers[path]};`)() as Function],
    ['theirs', own],
  ];
}

test.each([...unused, ...Object.keys(helpers)])('%s exists and can be replaced', (path) => {
  expect(() => require.resolve(path)).not.toThrow();
});

describe('a replaced helper behaves like the original:', () => {
  test.each(bothOf('@babel/runtime/helpers/createForOfIteratorHelper'))('loops, %s', (_, helper) => {
    const end = vi.fn();
    function* items() {
      try {
        yield* [1, 2, 3];
      } finally {
        end();
      }
    }
    type Loop = { s(): void; n(): { done: boolean; value: number }; e(error: unknown): void; f(): void };
    const sum = (most: number, failing?: number) => {
      const each = helper(items()) as Loop;
      let step;
      let found = 0;
      try {
        for (each.s(); !(step = each.n()).done;) {
          if (step.value > most) break;
          if (step.value === failing) throw new Error('within');
          found += step.value;
        }
      } catch (error) {
        each.e(error);
      } finally {
        each.f();
      }
      return found;
    };
    expect([sum(3), end.mock.calls.length]).toEqual([6, 1]);
    expect([sum(1), end.mock.calls.length]).toEqual([1, 2]);
    expect(() => sum(3, 2)).toThrow('within');
    expect(end).toHaveBeenCalledTimes(3);
  });

  test.each(bothOf('@babel/runtime/helpers/objectSpread2'))('spreads objects, %s', (_, helper) => {
    expect(helper({}, { a: 1, b: 1 }, undefined, { b: 2 })).toEqual({ a: 1, b: 2 });
  });

  test.each(bothOf('@babel/runtime/helpers/defineProperty'))('sets properties, %s', (_, helper) => {
    expect(helper({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 });
  });

  test.each(bothOf('@babel/runtime/helpers/toConsumableArray'))('spreads lists, %s', (_, helper) => {
    expect(helper(new Set([1, 2]))).toEqual([1, 2]);
  });

  test.each(bothOf('@babel/runtime/helpers/typeof'))('names types, %s', (_, helper) => {
    expect([helper(1), helper(null), helper('')]).toEqual(['number', 'object', 'string']);
  });

  test.each(bothOf('invariant/browser'))('fails an invariant, %s', (_, helper) => {
    expect(() => helper(true, 'for developers')).not.toThrow();
    expect(() => helper(false, 'for developers')).toThrow();
  });
});

describe('a module of Relay', () => {
  const plain = (code: string, methods?: readonly string[]) =>
    reduced(code, (text) => parseAst(text), methods);

  test('has the values of flags, and no events for a logger', () => {
    const code =
      'if (RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY || RelayFeatureFlags.OPTIMIZE_NOTIFY) read();' +
      "if (log != null) { log({ name: 'store.gc' }); } environment.__log({ name: 'read' }); log(1); _this.log({}).then();";
    expect(plain(code)).toBe(
      'if (true || false) read();if (log != null) { ; } ; log(1); _this.log({}).then();',
    );
  });

  test('keeps a flag that Relay does not define', () => {
    expect(plain('RelayFeatureFlags.OTHER')).toBe('RelayFeatureFlags.OTHER');
  });

  test.each(['store/RelayModernStore', 'store/OperationExecutor', 'query/fetchQuery'])(
    '%s is still a script, and shorter',
    (name) => {
      const code = readFileSync(require.resolve(`relay-runtime/lib/${name}.js`), 'utf8');
      const left = plain(code);
      expect(left.length).toBeLessThan(code.length - 100);
      expect(() => new Function('require', 'module', left)).not.toThrow();
      expect(left).not.toMatch(/\blog\(\{|RelayFeatureFlags\.[A-Z]/);
    },
  );

  test('has no body of a method that is left out, which fails if it is called', () => {
    const code =
      '_proto.defer = function defer(node) { go(node); }; _proto.read = function read() { go(); };';
    expect(plain(code, ['defer'])).toBe(
      "_proto.defer = function defer(node) { throw Error('left out'); }; _proto.read = function read() { go(); };",
    );
  });

  test.each(Object.entries(unusedMethods))('%s has the methods that are left out', (path, methods) => {
    const code = readFileSync(require.resolve(path), 'utf8');
    expect(plain(code, methods).split("{ throw Error('left out'); }")).toHaveLength(methods.length + 1);
  });
});

test('no operation or fragment has a node whose methods are left out', () => {
  const folder = new URL('../relay/__generated__/', import.meta.url);
  const artifacts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const kinds = new Set(
    artifacts.flatMap((text) => [...text.matchAll(/"kind": "(\w+)"/g)].map(([, kind]) => kind)),
  );
  expect(kinds).toContain('LinkedField');
  expect(unusedKinds.filter((kind) => kinds.has(kind))).toEqual([]);
});
