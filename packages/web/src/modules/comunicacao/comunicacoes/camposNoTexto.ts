/**
 * Placeholders of the text as chips while it is written; one that no recipient has stands out before it is refused.
 *
 * Only drawn: the text stays `{{nome}}`. Source: ../design/areas/filiados-comunicacao.png; decisions-members (Communication).
 */
import { marcasDe } from '@sede/domain/modules/comunicacao/comunicacoes';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import classes from './Editor.module.css';

export const CamposNoTexto = Extension.create({
  name: 'camposNoTexto',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const chips: Decoration[] = [];
          doc.descendants(({ text }, at) => {
            for (const { de, ate, existe } of marcasDe(text ?? '')) {
              const look = existe
                ? { class: classes.campo }
                : { class: classes.desconhecido, title: 'Campo desconhecido' };
              chips.push(Decoration.inline(at + de, at + ate, look));
            }
          });
          return DecorationSet.create(doc, chips);
        },
      },
    }),
  ],
});
