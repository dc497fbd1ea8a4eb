import { Button } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { ColunasDoCsv } from './ColunasDoCsv.tsx';
import classes from './Extratos.module.css';
import type { Importacao } from './useImportacao.ts';

export interface ArquivoDoExtratoProps {
  nomeConta: string;
  importacao: Importacao;
  /** The file was read: what its import would do can be shown. */
  onLido: () => void;
}

/** Takes a statement file, by choice or dropped, and sends it with progress; asks what each column is where its header does not say it. */
export function ArquivoDoExtrato({ nomeConta, importacao, onLido }: ArquivoDoExtratoProps) {
  const { file, progress, falha, amostra } = importacao;
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const sending = progress !== null;
  const send = async (one: File | undefined) => {
    if (one && (await importacao.escolher(one))) onLido();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!sending) void send(event.dataTransfer.files[0]);
  };
  return (
    <>
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
            void send(one);
          }}
        />
        <Button onClick={() => picker.current?.click()} disabled={sending} variant="default">
          {file ? 'Escolher outro arquivo' : 'Escolher arquivo'}
        </Button>
        {file && !sending && <p className={classes.escolhido}>{file.name}</p>}
      </div>
      {file && sending && (
        <p className={classes.envio}>
          {file.name}
          <progress max={1} value={progress} aria-label={`Enviando ${file.name}`} />
          {progress >= 1 && <span role="status">Lendo o arquivo…</span>}
        </p>
      )}
      {falha && (
        <p role="alert" className={classes.falha}>
          {falha}
        </p>
      )}
      {amostra && (
        <ColunasDoCsv
          key={file?.name}
          linhas={amostra}
          onKeep={async (leiaute) => {
            if (await importacao.guardarColunas(leiaute)) onLido();
          }}
        />
      )}
    </>
  );
}
