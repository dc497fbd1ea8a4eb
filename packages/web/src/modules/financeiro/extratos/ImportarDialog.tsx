import { Button } from '@mantine/core';
import {
  extratosErrors,
  type Importado,
  type LeiauteCsv,
  extratosMessages as messages,
  type Previa,
} from '@sede/domain/modules/financeiro/extratos';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { invalidateModules, isAborted, isApiError, messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { ReadingDialog, sendFile } from '#platform/ui/form.ts';
import { ColunasDoCsv } from './ColunasDoCsv.tsx';
import classes from './Extratos.module.css';
import { PreviaDoExtrato } from './PreviaDoExtrato.tsx';

export interface ImportarDialogProps {
  idConta: string;
  nomeConta: string;
  /** Called with the result, so that the page can go to its month. */
  onImportado: (importado: Importado) => void;
  onClose: () => void;
}

/**
 * Sends a statement file with progress, shows what its import would do, imports it, shows the result; asks what each column is where the header does not say
 * it.
 */
export function ImportarDialog({ idConta, nomeConta, onImportado, onClose }: ImportarDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [amostra, setAmostra] = useState<string[][] | null>(null);
  const [feito, setFeito] = useState<Importado | null>(null);
  const [previa, setPrevia] = useState<Previa | null>(null);
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController | null>(null);
  const { mutateAsync: salvarLeiaute } = useSubmit(orpc.extratos.salvarLeiaute);
  useEffect(() => () => abort.current?.abort(), []);

  /** Sends the bytes; refusals are shown, a CSV whose columns nobody knows asks for them. */
  const transmit = async <T,>(path: string, one: File, headers: Record<string, string>, then: (answer: T) => void) => {
    setFailure(null);
    setProgress(0);
    abort.current = new AbortController();
    try {
      then(
        await sendFile<T>(path, one, {
          headers: { 'Content-Type': 'application/octet-stream', ...headers },
          onProgress: setProgress,
          signal: abort.current.signal,
        }),
      );
    } catch (error) {
      if (isAborted(error)) return;
      setFailure(messageOf(error));
      if (isApiError(error) && error.code === extratosErrors.colunas_desconhecidas.code) {
        setAmostra((error.data.linhas ?? null) as string[][] | null);
      }
    } finally {
      setProgress(null);
    }
  };
  /** Reads the file and shows what its import would do; nothing is written yet. */
  const send = async (one: File) => {
    setFile(one);
    setAmostra(null);
    setFeito(null);
    setPrevia(null);
    await transmit<Previa>(`/api/extratos/prever/${idConta}`, one, {}, setPrevia);
  };
  const importNow = async (novas: readonly number[]) => {
    if (!file) return;
    const headers: Record<string, string> = novas.length > 0 ? { 'X-Linhas-Novas': novas.join(',') } : {};
    await transmit<Importado>(`/api/extratos/importar/${idConta}`, file, headers, (importado) => {
      setPrevia(null);
      setFeito(importado);
      void invalidateModules(['extratos', 'conciliacoes']);
      onImportado(importado);
    });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [one] = event.dataTransfer.files;
    if (one) void send(one);
  };
  const keep = async (leiaute: LeiauteCsv) => {
    await salvarLeiaute({ idConta, leiaute });
    if (file) await send(file);
  };
  const sending = progress !== null;
  const done = feito !== null || previa?.jaImportado === true;
  return (
    <ReadingDialog
      busy={sending}
      size={amostra || previa ? 'lg' : 'md'}
      title={messages.importar}
      onClose={onClose}
      closeLabel={done ? 'Ver lançamentos' : sending ? 'Cancelar' : 'Fechar'}
      closeFilled={done}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, never the only way */}
      <div
        className={classes.soltar}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>
          Extrato de <strong>{nomeConta}</strong> em OFX ou CSV, como o banco o dá. O mesmo arquivo, ou um que repita
          dias, não duplica nada.
        </p>
        <input
          ref={picker}
          className="visually-hidden"
          type="file"
          aria-label="Arquivo do extrato"
          accept=".ofx,.qfx,.csv,.txt,application/x-ofx,text/csv,text/plain"
          disabled={sending}
          onChange={(event) => {
            const [one] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (one) void send(one);
          }}
        />
        <Button
          onClick={() => picker.current?.click()}
          disabled={sending}
          variant={feito || previa ? 'default' : 'filled'}
        >
          {feito || failure || previa ? 'Escolher outro arquivo' : 'Escolher arquivo'}
        </Button>
      </div>
      {file && sending && (
        <p className={classes.envio}>
          {file.name}
          <progress max={1} value={progress} aria-label={`Enviando ${file.name}`} />
          {progress >= 1 && <span role="status">Lendo o arquivo…</span>}
        </p>
      )}
      {failure && (
        <p role="alert" className={classes.falha}>
          {failure}
        </p>
      )}
      {amostra && <ColunasDoCsv linhas={amostra} onKeep={keep} />}
      {previa && (
        <PreviaDoExtrato key={file?.name} previa={previa} busy={sending} onImport={(novas) => void importNow(novas)} />
      )}
      {feito && (
        <div role="status" className={classes.feito}>
          <p>
            <strong>{messages.importado(feito)}</strong>
          </p>
          {feito.anteriores > 0 && <p>{messages.anteriores(feito.anteriores)}</p>}
          {feito.avisos.map((aviso) => (
            <p key={aviso} className={classes.aviso}>
              {aviso}
            </p>
          ))}
        </div>
      )}
    </ReadingDialog>
  );
}
