import type { RuleTester } from 'oxlint/plugins-dev';

// A plugin of oxlint: a feature that needs another's rows calls its service.

type Rule = Parameters<RuleTester['run']>[1];

/** Reports imports of entities from the folders of the option. Their types are allowed. */
export const foreignEntity: Rule = {
  meta: { schema: [{ type: 'array', items: { type: 'string' } }] },
  create(context) {
    const [folders] = context.options as [string[]];
    return {
      ImportDeclaration({ source, importKind, specifiers }) {
        const folder = /^(?:\.\.\/)+([^/]+)\//.exec(source.value)?.[1] ?? '';
        if (importKind === 'type' || !folders.includes(folder)) return;
        for (const node of specifiers) {
          const isValue = node.type !== 'ImportSpecifier' || node.importKind !== 'type';
          const { name } = node.local;
          if (isValue && name.endsWith('Entity'))
            context.report({ node, message: `The entity ${name} is of ${folder}: call its service.` });
        }
      },
    };
  },
};

export default { meta: { name: 'entity' }, rules: { foreign: foreignEntity } };
