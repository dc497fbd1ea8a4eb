import { documentoMessages as messages } from '@sede/domain/modules/financeiro/documentos';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { notify } from '#platform/ui/index.ts';
import classes from './financeiro.documento.module.css';

export interface DocumentoNomeProps {
  nome: string;
  anexo: { id: string; nome: string } | null;
  /** What is published instead of a file. */
  url?: string | null;
}

/** The name of a document: downloads its PDF, opens its link, or says that it has neither. Source: spec 3 §2.12. */
export function DocumentoNome({ nome, anexo, url = null }: DocumentoNomeProps) {
  if (anexo) {
    return (
      <a className={classes.nome} href={`/api/anexos/${anexo.id}`} download title={`Baixar ${anexo.nome}`}>
        <IconDownload size={15} aria-hidden className={classes.icone} />
        {nome}
      </a>
    );
  }
  if (url) {
    return (
      <a className={classes.nome} href={url} target="_blank" rel="noreferrer" title={url}>
        <IconExternalLink size={15} aria-hidden className={classes.icone} />
        {nome}
        <span className="visually-hidden"> (abre em outra aba)</span>
      </a>
    );
  }
  return (
    <button type="button" className={classes.nome} onClick={() => notify({ tone: 'late', message: messages.semAnexo })}>
      {nome}
    </button>
  );
}
