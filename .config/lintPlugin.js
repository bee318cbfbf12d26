/**
 * Lint rule of our own for code that runs per request (decision 145). V8 creates a function literal that is assigned to
 * a property in the old generation, and gives an object literal with getters a hidden class of its own, which is in the
 * old generation, too. Minor garbage collections then keep whatever these functions refer to: the whole request.
 */
const retains =
  'Everything this function refers to outlives minor garbage collections (decision 145): return it from a function, or use a class.';

/** @type {import('oxlint/plugins-dev').Rule} */
const noRetainedClosures = {
  create: (context) => ({
    AssignmentExpression({ left, right }) {
      const isFunction = right.type === 'ArrowFunctionExpression' || right.type === 'FunctionExpression';
      if (left.type === 'MemberExpression' && isFunction) context.report({ node: right, message: retains });
    },
    Property({ kind, value }) {
      if (kind !== 'init') context.report({ node: value, message: retains });
    },
  }),
};

export default { meta: { name: 'shop' }, rules: { 'no-retained-closures': noRetainedClosures } };
