import { FILE_LOCKED } from '@sede/domain/kernel';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { notify } from '../feedback/notify.ts';
import classes from './FileLink.module.css';

export interface FileLinkProps {
  /** The record's name. */
  name: string;
  file: { id: string; nome: string; protegido?: boolean | undefined } | null;
  /** What is published instead of a file. */
  url?: string | null;
  /** The notice shown where there is neither. */
  missing: string;
}

/** The name of a record that stands for a file: downloads it, opens its link, or says that it has neither. */
export function FileLink({ name, file, url = null, missing }: FileLinkProps) {
  if (file) {
    return (
      <a className={classes.name} href={`/api/anexos/${file.id}`} download title={`Baixar ${file.nome}`}>
        <IconDownload size={15} aria-hidden className={classes.icon} />
        {name}
        {file.protegido && <span className={classes.locked}> ({FILE_LOCKED})</span>}
      </a>
    );
  }
  if (url) {
    return (
      <a className={classes.name} href={url} target="_blank" rel="noreferrer" title={url}>
        <IconExternalLink size={15} aria-hidden className={classes.icon} />
        {name}
        <span className="visually-hidden"> (abre em outra aba)</span>
      </a>
    );
  }
  return (
    <button type="button" className={classes.name} onClick={() => notify({ tone: 'late', message: missing })}>
      {name}
    </button>
  );
}
