import { CAMPOS_DA_MENSAGEM, IMAGENS_DA_MENSAGEM } from '@sede/domain/modules/comunicacao/comunicacoes';
import { Image } from '@tiptap/extension-image';
import { TextAlign } from '@tiptap/extension-text-align';
import { FontSize, TextStyle } from '@tiptap/extension-text-style';
import { EditorContent, type Editor as TextEditor, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#platform/api/index.ts';
import { upload } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { CamposNoTexto } from './camposNoTexto.ts';
import classes from './Editor.module.css';
import { ICONS, Tool } from './EditorTool.tsx';
import { EstiloDoTexto } from './EstiloDoTexto.tsx';
import { prepareImagem } from './imagem.ts';

const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['https', 'mailto'], defaultProtocol: 'https' },
  }),
  TextStyle,
  FontSize,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Image,
  CamposNoTexto,
];
/** Pixels; what the server keeps is 12 to 28. */
const TAMANHOS = [12, 14, 16, 18, 20, 24, 28];

function Tamanho({ editor }: { editor: TextEditor }) {
  const size = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('textStyle').fontSize ?? ''),
  });
  return (
    <select
      className={classes.select}
      aria-label="Tamanho da letra"
      value={size}
      onChange={({ currentTarget: { value } }) =>
        value === '' ? editor.chain().focus().unsetFontSize().run() : editor.chain().focus().setFontSize(value).run()
      }
    >
      <option value="">Tamanho</option>
      {TAMANHOS.map((px) => (
        <option key={px} value={`${px}px`}>
          {px} px
        </option>
      ))}
    </select>
  );
}

function Campo({ editor }: { editor: TextEditor }) {
  return (
    <select
      className={classes.select}
      aria-label="Inserir campo"
      value=""
      onChange={({ currentTarget: { value } }) => editor.chain().focus().insertContent(`{{${value}}}`).run()}
    >
      <option value="">Inserir campo</option>
      {CAMPOS_DA_MENSAGEM.map(({ valor, rotulo }) => (
        <option key={valor} value={valor}>
          {rotulo}
        </option>
      ))}
    </select>
  );
}

function Imagem({ editor, onPending }: { editor: TextEditor; onPending: (on: boolean) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  async function take(file: File) {
    setBusy(true);
    onPending(true);
    try {
      const picture = await prepareImagem(file);
      const { id, nome } = await upload(picture, {
        rule: IMAGENS_DA_MENSAGEM,
        signal: abort.current.signal,
        onProgress: () => undefined,
      });
      editor
        .chain()
        .focus()
        .setImage({ src: `/api/anexos/${id}?exibir=sim`, alt: nome.replace(/\.[^.]*$/, '') })
        .run();
    } catch (error) {
      notify.error(error instanceof Error && error.name === 'Error' ? error.message : messageOf(error));
    } finally {
      setBusy(false);
      onPending(false);
    }
  }
  return (
    <>
      <Tool label="Imagem" icon={ICONS.imagem} disabled={busy} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Arquivo da imagem"
        accept="image/png,image/jpeg,image/gif"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
}

export interface EditorProps {
  value: string;
  onChange: (html: string) => void;
  /** A picture is on its way. */
  onPending: (on: boolean) => void;
  error: string | null;
}

/** The text of a message: style, size, list, alignment, link, picture, placeholders, history. Source: spec 2 §2; decisions-members (Editor). */
export function Editor({ value, onChange, onPending, error }: EditorProps) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { 'aria-label': 'Mensagem', 'aria-multiline': 'true', role: 'textbox' },
    },
    onUpdate: ({ editor: now }) => latest.current(now.isEmpty ? '' : now.getHTML()),
  });
  return (
    <div className={classes.editor} data-error={error ? '' : undefined}>
      <div className={classes.bar} role="toolbar" aria-label="Formatação">
        <EstiloDoTexto editor={editor} />
        <Tamanho editor={editor} />
        <Imagem editor={editor} onPending={onPending} />
        <Campo editor={editor} />
      </div>
      <EditorContent editor={editor} className={classes.content} />
    </div>
  );
}
