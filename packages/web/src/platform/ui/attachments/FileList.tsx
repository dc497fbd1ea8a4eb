import { FILE_LOCKED, type FileRule, fileNoun, formatBytes, formatInstantBr } from '@sede/domain/kernel';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { confirm } from '../dialogs/dialogStore.ts';
import { notify } from '../feedback/notify.ts';
import { Nothing } from '../reading/Facts.tsx';
import { FileIcon } from './FileIcon.tsx';
import classes from './FileList.module.css';
import type { Attachment } from './upload.ts';

/** A file of a record, with when (ISO 8601) and by whom it was attached. */
export interface AttachedFile extends Attachment {
  anexadoEm: string;
  anexadoPor: string | null;
}

export interface FileListProps {
  files: readonly AttachedFile[];
  /** What the record takes. */
  rule: FileRule;
  /** Leave out where nothing may be taken away. */
  removal?:
    | {
        /** As a function it names the file itself. */
        question: string | ((nome: string) => string);
        done: string;
        run: (id: string) => Promise<unknown>;
        /** Why none may be taken away now. */
        disabledReason?: string | undefined;
      }
    | undefined;
}

/** The files of a record: the name opens one in the browser (a locked one is saved), the arrow saves it; whoever edits may take it away. */
export function FileList({ files, rule, removal }: FileListProps) {
  if (files.length === 0) return <Nothing>Nenhum {fileNoun(rule)} anexado.</Nothing>;
  const ask = async ({ id, nome }: AttachedFile) => {
    if (!removal || removal.disabledReason !== undefined) return;
    const answer = await confirm({
      title: 'Remover anexo',
      ...(typeof removal.question === 'string'
        ? { message: removal.question, details: [nome] }
        : { message: removal.question(nome) }),
      confirmLabel: 'Remover',
      danger: true,
      run: () => removal.run(id),
    });
    if (answer.confirmed) notify.success(removal.done);
  };
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.id}>
          <FileIcon name={file.nome} size={18} className={classes.kind} />
          <span className={classes.file}>
            {file.protegido ? (
              <a href={`/api/anexos/${file.id}`} download>
                {file.nome}
              </a>
            ) : (
              <a href={`/api/anexos/${file.id}?exibir=sim`} target="_blank" rel="noreferrer">
                {file.nome}
                <span className="visually-hidden"> (abre em outra aba)</span>
              </a>
            )}
            <span className={classes.when}>
              {file.protegido && `${FILE_LOCKED} · `}
              {formatBytes(file.tamanho)} · {formatInstantBr(file.anexadoEm)}
              {file.anexadoPor && ` · ${file.anexadoPor}`}
            </span>
          </span>
          <a
            className={classes.icon}
            href={`/api/anexos/${file.id}`}
            download
            aria-label={`Baixar ${file.nome}`}
            title="Baixar"
          >
            <IconDownload size={17} aria-hidden />
          </a>
          {removal && (
            <button
              type="button"
              className={classes.icon}
              aria-label={`Remover ${file.nome}`}
              title={removal.disabledReason ?? 'Remover'}
              aria-disabled={removal.disabledReason !== undefined || undefined}
              aria-description={removal.disabledReason}
              onClick={() => void ask(file)}
            >
              <IconTrash size={17} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
