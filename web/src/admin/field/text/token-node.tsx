import { InputRule, Node, PasteRule } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Mark, NodeType } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import {
  type Editor,
  type JSONContent,
  type NodeViewProps,
  NodeViewWrapper,
  ReactNodeViewRenderer,
} from '@tiptap/react';
import { type ComponentProps, useContext } from 'react';
import { figuresIn } from '../../../../../rules/fact/figures.ts';
import { fillTokens } from '../../../../../rules/fact/tokens.ts';
import { SurroundingsContext } from '../form.ts';
import styles from './rich-text.module.css';
import { inWords, replaceTokens, tokenPattern } from './tokens.tsx';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    token: {
      /** Inserts a token at the caret, with the marks there, as one step of undo. */
      insertToken: (name: string) => ReturnType;
    };
  }
}

/** A `span` without the `as` that NodeViewWrapper passes on, which is no attribute of HTML. */
const Span = ({ as: _as, ...props }: ComponentProps<'span'> & { as?: unknown }) => <span {...props} />;

/** The value of a token in a text, as visitors see it. Its name is a tooltip. */
function TokenChip({ node }: NodeViewProps) {
  const { tokens } = useContext(SurroundingsContext);
  const token = `{${node.attrs['name']}}`;
  const value = fillTokens(token, tokens);
  return (
    <NodeViewWrapper
      as={Span}
      className={styles.token}
      data-unknown={value === token || undefined}
      title={inWords(token, tokens)}
    >
      {value}
    </NodeViewWrapper>
  );
}

/** A token in a rich text: a single character for the caret, and `{name}` where the text is stored. */
export const tokenNode = Node.create({
  name: 'token',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: (element) => element.dataset['token'],
      renderHTML: ({ name }) => ({ 'data-token': name }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-token]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, `{${node.attrs['name']}}`],
  renderText: ({ node }) => `{${node.attrs['name']}}`,
  addNodeView: () => ReactNodeViewRenderer(TokenChip, { as: 'span' }),
  addCommands() {
    return {
      insertToken:
        (name) =>
        ({ tr }) => {
          closeHistory(tr).replaceSelectionWith(this.type.create({ name }));
          return true;
        },
    };
  },
  addInputRules() {
    const find = new RegExp(`${tokenPattern.source}$`);
    return [new InputRule({ find, handler: (found) => replaceMatch(this.type, found) })];
  },
  addPasteRules() {
    const find = new RegExp(tokenPattern, 'g');
    return [new PasteRule({ find, handler: (found) => replaceMatch(this.type, found) })];
  },
});

interface Found {
  state: EditorState;
  range: { from: number; to: number };
  match: readonly string[];
}

function replaceMatch(type: NodeType, { state, range: { from, to }, match }: Found): void {
  const marks: readonly Mark[] = state.storedMarks ?? state.doc.resolve(from).marks();
  closeHistory(state.tr).replaceWith(from, to, type.create({ name: match[1] }, null, marks));
}

/** Returns stored HTML for the editor, with its tokens as nodes. */
export const htmlToEditor = (html: string): string =>
  replaceTokens(html, (name) => `<span data-token="${name}"></span>`);

/** Returns the editor's HTML as it is stored. */
export const htmlFromEditor = (html: string): string =>
  html.replace(/<span data-token="[^"]*">(\{[^{}]*\})<\/span>/g, '$1');

/** Returns a line of plain text as content of the editor. */
export const lineToEditor = (line: string): JSONContent[] =>
  line.split(tokenPattern).flatMap((part, index): JSONContent[] => {
    // The names are between the texts.
    if (index % 2 === 1) return [{ type: 'token', attrs: { name: part } }];
    return part ? [{ type: 'text', text: part }] : [];
  });

/** Replaces an amount in the editor's text by a token, as one step of undo: the first, or each. */
export function replaceInEditor(editor: Editor, amount: number, token: string, each: boolean): void {
  const { doc, schema, tr } = editor.state;
  const found: { from: number; to: number; marks: readonly Mark[] }[] = [];
  doc.descendants(({ text = '', marks }, position) => {
    for (const { amount: of, at, spelt } of figuresIn(text))
      if (of === amount) found.push({ from: position + at, to: position + at + spelt.length, marks });
  });
  const type = schema.nodes['token'] as NodeType;
  for (const { from, to, marks } of (each ? found : found.slice(0, 1)).toReversed())
    tr.replaceWith(from, to, type.create({ name: token }, null, marks));
  editor.view.dispatch(closeHistory(tr));
  editor.commands.focus();
}
