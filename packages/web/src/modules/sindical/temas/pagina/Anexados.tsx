import type { ArquivoDoTema, LinkDoTema } from '@sede/domain/modules/sindical/temas';
import { IconFileText, IconLink } from '@tabler/icons-react';
import classes from './tema.module.css';

export interface AnexadosProps {
  arquivos: readonly ArquivoDoTema[];
  links: readonly LinkDoTema[];
}

/** Files and links by their names: each opens in another tab. */
export function Anexados({ arquivos, links }: AnexadosProps) {
  if (arquivos.length + links.length === 0) return null;
  return (
    <ul className={classes.anexados} aria-label="Arquivos e links">
      {arquivos.map(({ id, anexo }) => (
        <li key={id}>
          <a href={`/api/anexos/${anexo.id}?exibir=sim`} target="_blank" rel="noreferrer">
            <IconFileText size={15} aria-hidden />
            {anexo.nome}
            <span className="visually-hidden"> (abre em outra aba)</span>
          </a>
        </li>
      ))}
      {links.map(({ id, nome, tipo, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" title={tipo}>
            <IconLink size={15} aria-hidden />
            {nome}
            <span className="visually-hidden"> (abre em outra aba)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
