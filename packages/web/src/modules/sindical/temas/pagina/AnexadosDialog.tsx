import { ARQUIVOS_DO_TEMA } from '@sede/domain/modules/sindical/temas';
import { IconExternalLink } from '@tabler/icons-react';
import { ReadingDialog } from '#platform/ui/form.ts';
import { FileList } from '#platform/ui/reading.ts';
import { TEXTOS } from '../textos.ts';
import type { AnexadosProps } from './Anexados.tsx';
import classes from './tema.module.css';

/** Files and links of an item or an action. */
export function AnexadosDialog({ arquivos, links, de, onClose }: AnexadosProps & { de: string; onClose: () => void }) {
  return (
    <ReadingDialog title={TEXTOS.arquivosELinks} size="md" onClose={onClose}>
      <p className={classes.de}>{de}</p>
      {arquivos.length > 0 && <FileList files={arquivos.map(({ anexo }) => anexo)} rule={ARQUIVOS_DO_TEMA} />}
      {links.length > 0 && (
        <ul className={classes.linksDoDialogo} aria-label="Links">
          {links.map(({ id, nome, tipo, url }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <IconExternalLink size={15} aria-hidden />
                {nome}
                <span className="visually-hidden"> (abre em outra aba)</span>
              </a>
              <span className={classes.nota}>{tipo}</span>
            </li>
          ))}
        </ul>
      )}
    </ReadingDialog>
  );
}
