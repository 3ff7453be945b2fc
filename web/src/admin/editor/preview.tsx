import { Component, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { installTrustedTypes, trustedHtml } from '../../lib/trusted-types.ts';
import { FIELD, fieldIn, findMarks } from './marks.ts';
import styles from './preview.module.css';

/** The widths of a window, in CSS pixels. */
const widths = { Desktop: 1280, Phone: 390 };
export type Width = keyof typeof widths;

// With a doctype, because a frame without one has other rules of layout.
const empty = trustedHtml('<!doctype html><html lang="en-CA"><head></head><body></body></html>');

interface PreviewProps {
  /** The paths of the fields, for their marks. */
  paths: string[];
  /** Receives the body of the frame's document, each time the page in it has changed. */
  onPage: (body: HTMLElement) => void;
  /** Opens the field that a clicked part shows. */
  onOpen: (field: string) => void;
  /** Returns the page. */
  render: () => ReactNode;
  /** Shows only the header of a wide window. */
  isLow?: boolean;
}

/** Returns the width of a preview at first: that of the window. */
export const firstWidth = (): Width => (window.innerWidth < 640 ? 'Phone' : 'Desktop');

/** A page as visitors see it, in a frame with the width of a window. */
export function Preview({ paths, onPage, onOpen, render, isLow = false }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState<Width>(() => (isLow ? 'Desktop' : firstWidth()));
  const open = useEffectEvent((x: number, y: number) => {
    const field = body && fieldAt(body, paths, x, y);
    if (field) onOpen(field);
  });
  const mark = useEffectEvent((element: HTMLElement) => {
    findMarks(element, paths);
    onPage(element);
  });

  useEffect(() => {
    if (frame.current) frame.current.srcdoc = empty as string;
  }, []);

  useEffect(() => {
    if (!body) return;
    const styled = copyStyles(body.ownerDocument, () => mark(body));
    const changed = new MutationObserver(() => mark(body));
    const changes = { childList: true, subtree: true, characterData: true, attributeFilter: ['alt'] };
    changed.observe(body, changes);
    mark(body);
    body.ownerDocument.addEventListener('click', ({ clientX, clientY }) => open(clientX, clientY));
    passDrops(body.ownerDocument);
    return () => {
      styled.disconnect();
      changed.disconnect();
    };
  }, [body]);

  useEffect(() => {
    if (frame.current) return scaled(frame.current, widths[width]);
  }, [width]);

  return (
    <section
      className={isLow ? styles.low : styles.preview}
      aria-label={isLow ? 'Header' : 'Preview'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A low one scrolls in a small window.
      tabIndex={isLow ? 0 : undefined}
    >
      {!isLow && (
        <div className={styles.bar}>
          <WidthChoice width={width} onChange={setWidth} />
        </div>
      )}
      <div className={styles.frame}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Its content are components of this page. */}
        <iframe
          ref={frame}
          title={isLow ? 'The header' : 'The page'}
          onLoad={({ currentTarget: { contentDocument } }) => {
            // The browser first loads a document without a doctype.
            if (contentDocument?.compatMode !== 'CSS1Compat') return;
            if (contentDocument.defaultView) installTrustedTypes(contentDocument.defaultView);
            // The links of the preview must not leave the editor.
            contentDocument.body.inert = true;
            setBody(contentDocument.body);
          }}
        />
      </div>
      {body && createPortal(<Page render={render} />, body)}
    </section>
  );
}

interface WidthChoiceProps {
  width: Width;
  onChange: (width: Width) => void;
}

/** Chooses the width of a preview. */
export function WidthChoice({ width, onChange }: WidthChoiceProps) {
  return (
    <fieldset className={styles.widths} aria-label="Width of the preview">
      {(Object.keys(widths) as Width[]).map((name) => (
        <button key={name} type="button" aria-pressed={name === width} onClick={() => onChange(name)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** Lets files that are over the frame count as over its element, where the form takes them. */
function passDrops(page: Document): void {
  for (const type of ['dragover', 'dragleave', 'drop'] as const)
    page.addEventListener(type, (event) => {
      const { dataTransfer } = event;
      const passed = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      if (!page.defaultView?.frameElement?.dispatchEvent(passed)) event.preventDefault();
    });
}

/** The page, or a sentence if it throws; the next change of the form tries again. */
class Page extends Component<Pick<PreviewProps, 'render'>> {
  override state = { failed: (): ReactNode => null };

  override componentDidCatch(): void {
    this.setState({ failed: this.props.render });
  }

  override render(): ReactNode {
    if (this.state.failed === this.props.render)
      return <p>The preview can’t show this. What you typed is safe: go on in the form.</p>;
    return <Rendered render={this.props.render} />;
  }
}

const Rendered = ({ render }: Pick<PreviewProps, 'render'>) => render();

/**
 * Copies the styles of this document, also those that arrive later; the page appears with the first ones.
 * Returns their observer.
 */
function copyStyles(to: Document, onShown: () => void): MutationObserver {
  const { head, documentElement } = document;
  const copies = new Map<Element, Element>();
  const copy = () => {
    for (const style of head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (copies.has(style)) continue;
      const clone = style.cloneNode(true) as Element;
      copies.set(style, clone);
      to.head.append(clone);
    }
  };
  copy();
  to.documentElement.style.visibility = 'hidden';
  const sheets = [...copies.values()].filter((style) => style.localName === 'link');
  void Promise.all(sheets.map(loaded)).then(() => {
    to.documentElement.style.removeProperty('visibility');
    onShown();
  });
  to.documentElement.className = documentElement.className;
  Object.assign(to.documentElement.dataset, documentElement.dataset);
  const observer = new MutationObserver(copy);
  observer.observe(head, { childList: true });
  return observer;
}

/** Resolves when a style sheet has loaded or failed. */
const loaded = (sheet: Element) =>
  new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) sheet.addEventListener(type, () => resolve(), { once: true });
  });

/** Shows a frame of this width as wide as its parent. */
function scaled(frame: HTMLIFrameElement, width: number): (() => void) | undefined {
  const { parentElement } = frame;
  if (!parentElement) return;
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = parentElement;
    const scale = Math.min(1, clientWidth / width);
    Object.assign(frame.style, {
      inlineSize: `${width}px`,
      blockSize: `${clientHeight / scale}px`,
      transform: `scale(${scale})`,
    });
  });
  observer.observe(parentElement);
  return () => observer.disconnect();
}

/** Returns the field of the topmost marked part at a point. Each figure in a text has its own field. */
function fieldAt(body: HTMLElement, paths: string[], x: number, y: number): string | null | undefined {
  const page = body.ownerDocument;
  // The browser does not find elements that are inert.
  body.inert = false;
  const part = page.elementsFromPoint(x, y).find((it) => it.hasAttribute(FIELD));
  const caret = page.caretPositionFromPoint?.(x, y);
  body.inert = true;
  const { offsetNode: node, offset } = caret ?? {};
  const isText = node?.nodeType === Node.TEXT_NODE && node.parentElement === part;
  return (isText && fieldIn(node.nodeValue ?? '', paths, offset)) || part?.getAttribute(FIELD);
}
