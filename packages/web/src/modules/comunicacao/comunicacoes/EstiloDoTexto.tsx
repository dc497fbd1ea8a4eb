import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import classes from './Editor.module.css';
import { ICONS, Tool } from './EditorTool.tsx';

const ALINHAMENTOS = [
  { valor: 'left', label: 'À esquerda', icon: ICONS.esquerda },
  { valor: 'center', label: 'Ao centro', icon: ICONS.centro },
  { valor: 'right', label: 'À direita', icon: ICONS.direita },
  { valor: 'justify', label: 'Justificado', icon: ICONS.justificado },
] as const;
/** What the server keeps of links. */
const HREF = /^(?:https:\/\/|mailto:)\S+$/i;

/** The address of a link; an empty one takes it away. */
function LinkField({ editor, close }: { editor: Editor; close: () => void }) {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? 'https://'));
  const ready = href.trim() === '' || HREF.test(href.trim());
  const apply = () => {
    if (!ready) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href.trim() === '') chain.unsetLink().run();
    else chain.setLink({ href: href.trim() }).run();
    close();
  };
  return (
    <span className={classes.link}>
      <input
        aria-label="Endereço do link"
        value={href}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by the button beside it
        autoFocus
        onChange={(event) => setHref(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            close();
          }
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.stopPropagation();
          apply();
        }}
      />
      <button type="button" disabled={!ready} onClick={apply}>
        Aplicar link
      </button>
    </span>
  );
}

/** History, marks, headings, lists, alignment and link of the text. Source: spec 2 §2 (Communication). */
export function EstiloDoTexto({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      undo: now.can().undo(),
      redo: now.can().redo(),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullet: now.isActive('bulletList'),
      ordered: now.isActive('orderedList'),
      link: now.isActive('link'),
      align: ALINHAMENTOS.find(({ valor }) => now.isActive({ textAlign: valor }))?.valor ?? null,
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <>
      <Tool label="Desfazer digitação" icon={ICONS.desfazer} disabled={!on.undo} onPress={() => chain().undo().run()} />
      <Tool label="Refazer digitação" icon={ICONS.refazer} disabled={!on.redo} onPress={() => chain().redo().run()} />
      <Tool label="Negrito" icon={ICONS.negrito} pressed={on.bold} onPress={() => chain().toggleBold().run()} />
      <Tool label="Itálico" icon={ICONS.italico} pressed={on.italic} onPress={() => chain().toggleItalic().run()} />
      <Tool
        label="Sublinhado"
        icon={ICONS.sublinhado}
        pressed={on.underline}
        onPress={() => chain().toggleUnderline().run()}
      />
      <Tool label="Riscado" icon={ICONS.riscado} pressed={on.strike} onPress={() => chain().toggleStrike().run()} />
      <Tool
        label="Título"
        icon={ICONS.titulo}
        pressed={on.h2}
        onPress={() => chain().toggleHeading({ level: 2 }).run()}
      />
      <Tool
        label="Subtítulo"
        icon={ICONS.subtitulo}
        pressed={on.h3}
        onPress={() => chain().toggleHeading({ level: 3 }).run()}
      />
      <Tool label="Lista" icon={ICONS.lista} pressed={on.bullet} onPress={() => chain().toggleBulletList().run()} />
      <Tool
        label="Lista numerada"
        icon={ICONS.numerada}
        pressed={on.ordered}
        onPress={() => chain().toggleOrderedList().run()}
      />
      {ALINHAMENTOS.map(({ valor, label, icon }) => (
        <Tool
          key={valor}
          label={label}
          icon={icon}
          pressed={on.align === valor}
          onPress={() => chain().setTextAlign(valor).run()}
        />
      ))}
      <Tool label="Link" icon={ICONS.link} pressed={on.link} onPress={() => setLinking(!linking)} />
      {linking && <LinkField editor={editor} close={() => setLinking(false)} />}
    </>
  );
}
