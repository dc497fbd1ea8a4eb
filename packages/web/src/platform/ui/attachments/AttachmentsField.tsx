import { FILE_LOCKED, type FileRule, fileAccept, fileHint, fileNoun, formatBytes } from '@sede/domain/kernel';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { confirm } from '../dialogs/dialogStore.ts';
import { notify } from '../feedback/notify.ts';
import { fieldMark, spanStyle } from '../fields/field.ts';
import fields from '../fields/fields.module.css';
import classes from './AttachmentsField.module.css';
import { FileIcon } from './FileIcon.tsx';
import type { Attachment } from './upload.ts';
import { type Sending, useUploads } from './useUploads.ts';

export interface AttachmentsFieldProps {
  name?: string;
  /** What the records that will own the files take. */
  rule: FileRule;
  value: readonly Attachment[];
  onChange: (value: Attachment[]) => void;
  label?: string;
  /** Where nothing else says what the file is: the label stands above it. */
  labelled?: boolean;
  help?: string;
  error?: string | null;
  required?: boolean;
  /** Read-only: files can be opened, not added or removed. */
  readOnly?: boolean;
  /** false, with the reason, for a file that may not be removed now. */
  canRemove?: (attachment: Attachment) => true | string;
  span?: 1 | 2 | 3 | 4 | 5 | 6;
  /** One file at most: another takes its place. */
  single?: boolean;
  /** Called when a file could not be sent; the reason is shown at the file as well. */
  onFailed?: () => void;
  /** Asked before files are sent ('Confirma o envio?'), and said when the last of them is there. */
  asking?: { title: string; question: string; done: string };
  /** Called while files are being sent, so that the form waits for them. */
  onPending?: (pending: boolean) => void;
}

function SendingItem({ one, onRetry, onDrop }: { one: Sending; onRetry: () => void; onDrop: () => void }) {
  const percent = Math.round(one.progress * 100);
  return (
    <li className={classes.item} data-failed={one.failure !== null || undefined}>
      <FileIcon name={one.file.name} size={20} className={classes.icon} />
      <span className={classes.name}>
        {one.file.name}
        {one.failure === null ? (
          <progress className={classes.progress} max={100} value={percent} aria-label={`Enviando ${one.file.name}`} />
        ) : (
          <span className={classes.failure} role="alert">
            {one.failure}
          </span>
        )}
      </span>
      <span className={classes.size}>{one.failure === null ? `${percent} %` : formatBytes(one.file.size)}</span>
      {one.failure !== null && !one.final && (
        <button
          type="button"
          className={classes.button}
          aria-label={`Enviar de novo ${one.file.name}`}
          onClick={onRetry}
        >
          <IconRefresh size={16} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={classes.button}
        aria-label={one.failure === null ? `Cancelar o envio de ${one.file.name}` : `Tirar ${one.file.name} da lista`}
        onClick={onDrop}
      >
        <IconX size={16} aria-hidden />
      </button>
    </li>
  );
}

/** Files of a record: dropped or chosen, sent at once with progress, listed with their size. */
export function AttachmentsField(props: AttachmentsFieldProps) {
  const { value, onChange, readOnly = false, label = 'Anexos' } = props;
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const noteId = useId();
  // Several uploads may end at about the same time: each is added to the list as it is at that moment.
  const latest = useRef(value);
  latest.current = value;
  // Files that came since it was last said that all are there.
  const [arrived, setArrived] = useState(0);
  const uploads = useUploads(
    props.rule,
    (attachment) => {
      setArrived((count) => count + 1);
      latest.current = props.single ? [attachment] : [...latest.current, attachment];
      onChange([...latest.current]);
    },
    props.onFailed,
  );
  const { asking } = props;
  const add = async (files: Iterable<File>) => {
    // A copy: the picker is emptied while the question stands.
    const chosen = props.single ? [...files].slice(0, 1) : [...files];
    if (chosen.length === 0) return;
    if (asking) {
      const { title, question } = asking;
      const details = chosen.map(({ name }) => name);
      const answer = await confirm({ title, message: question, details, confirmLabel: 'Confirmar' });
      if (!answer.confirmed) return;
    }
    uploads.add(chosen);
  };
  const pending = uploads.sending.some(({ failure }) => failure === null);
  const left = uploads.sending.length;
  useEffect(() => {
    if (arrived === 0 || left > 0) return;
    setArrived(0);
    if (asking) notify.success(asking.done);
  }, [arrived, left, asking]);
  const told = useRef(props.onPending);
  told.current = props.onPending;
  useEffect(() => {
    told.current?.(pending);
    return () => told.current?.(false);
  }, [pending]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend could not be told from the section's own
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={noteId}
      className={fields.field}
      style={spanStyle(props.span)}
      {...fieldMark(props.name, label)}
    >
      <span id={labelId} className={props.labelled ? classes.label : 'visually-hidden'}>
        {label}
      </span>
      {!readOnly && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the drop area only adds to the button inside it
        <div
          className={classes.drop}
          data-over={over || undefined}
          data-error={props.error ? true : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          Solte o {fileNoun(props.rule)} aqui ou{' '}
          <button
            type="button"
            className={classes.pick}
            aria-invalid={props.error ? true : undefined}
            onClick={() => picker.current?.click()}
          >
            escolha um arquivo
          </button>
          <input
            ref={picker}
            type="file"
            accept={fileAccept(props.rule)}
            multiple={!props.single}
            hidden
            tabIndex={-1}
            aria-label={label}
            onChange={(event) => {
              void add(event.currentTarget.files ?? []);
              // The same file may be chosen again after it was taken off.
              event.currentTarget.value = '';
            }}
          />
          <span id={noteId} className={classes.note}>
            {props.help ?? fileHint(props.rule, { single: props.single ?? false, required: props.required ?? false })}
          </span>
        </div>
      )}
      {props.error && (
        <p className={classes.failure} role="alert">
          {props.error}
        </p>
      )}
      <ul className={classes.list} aria-label={label}>
        {value.map((attachment) => {
          const removable = props.canRemove?.(attachment) ?? true;
          return (
            <li key={attachment.id} className={classes.item}>
              <FileIcon name={attachment.nome} size={20} className={classes.icon} />
              <a className={classes.name} href={`/api/anexos/${attachment.id}`} target="_blank" rel="noreferrer">
                {attachment.nome}
                <span className="visually-hidden"> (abre em outra aba)</span>
              </a>
              <span className={classes.size}>
                {attachment.protegido && `${FILE_LOCKED} · `}
                {formatBytes(attachment.tamanho)}{' '}
                {!readOnly && <IconCheck size={14} aria-label="enviado" className={classes.sent} />}
              </span>
              {!readOnly && (
                <button
                  type="button"
                  className={classes.button}
                  aria-label={`Remover ${attachment.nome}`}
                  aria-disabled={removable === true ? undefined : true}
                  title={removable === true ? undefined : removable}
                  onClick={() => removable === true && onChange(value.filter((one) => one.id !== attachment.id))}
                >
                  <IconX size={16} aria-hidden />
                </button>
              )}
            </li>
          );
        })}
        {uploads.sending.map((one) => (
          <SendingItem
            key={one.key}
            one={one}
            onRetry={() => uploads.retry(one)}
            onDrop={() => uploads.drop(one.key)}
          />
        ))}
      </ul>
      {readOnly && value.length === 0 && <p className={classes.note}>Nenhum anexo</p>}
    </div>
  );
}
