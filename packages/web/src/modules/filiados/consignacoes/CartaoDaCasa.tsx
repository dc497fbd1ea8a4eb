import { formatInstantBr } from '@sede/domain/kernel';
import {
  ARQUIVO_DA_CASA,
  consignacoesMotivos,
  consignacoesMessages as messages,
  type PainelDaConsignacao,
} from '@sede/domain/modules/filiados/consignacoes';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { FileLink, StatusTag } from '#platform/ui/index.ts';
import { contasDoArquivo } from './AmostraDoArquivo.tsx';
import classes from './consignacoes.module.css';

type NaCasa = PainelDaConsignacao['casas'][number];
type Arquivo = NonNullable<NaCasa['arquivo']>;

export interface CartaoDaCasaProps {
  daCasa: NaCasa;
  /** Why no file is taken now; undefined when it is. */
  motivo: PainelDaConsignacao['pode']['enviar'];
  sending: boolean;
  falha: string | null;
  onFile: (file: File) => void;
  /** Absent for whoever may not change how the house's file is read. */
  onLayouts?: (() => void) | undefined;
}

function Situacao({ arquivo }: Pick<NaCasa, 'arquivo'>) {
  if (!arquivo) return <StatusTag tone="wait" label="Falta o arquivo" />;
  return arquivo.lido ? <StatusTag tone="ok" label="Lido" /> : <StatusTag tone="info" label="Enviado" />;
}

/** Who sent it and how it was read. */
function Envio({ arquivo: { enviadoEm, enviadoPor, layoutNome, layoutNumero } }: { arquivo: Arquivo }) {
  return (
    <p className={classes.nota}>
      Enviado{enviadoPor && ` por ${enviadoPor}`} em {formatInstantBr(enviadoEm)} ·{' '}
      <span className={classes.junto}>
        layout {layoutNome}
        {layoutNumero > 0 && ` v${layoutNumero}`}
      </span>
    </p>
  );
}

/**
 * A house's file of the month: dropped or chosen, what it held, whether the check has read it.
 * Source: spec 2 §2; design/areas/filiados-consignacao.
 */
export function CartaoDaCasa({ daCasa, motivo, sending, falha, onFile, onLayouts }: CartaoDaCasaProps) {
  const { casa, arquivo, filiados } = daCasa;
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const title = useId();
  const takes = motivo === undefined && !sending;
  const take = ([file]: Iterable<File>) => file && takes && onFile(file);
  const pick = (label: string) => (
    <button
      type="button"
      className={classes.link}
      aria-label={`${label}: ${ROTULO_CASA[casa]}`}
      aria-disabled={takes ? undefined : true}
      title={consignacoesMotivos.texto(motivo)}
      onClick={() => takes && picker.current?.click()}
    >
      {label}
    </button>
  );
  return (
    // The drop area only adds to the button inside it.
    <section
      className={`card ${classes.cartao}`}
      aria-labelledby={title}
      data-casa={casa}
      data-over={over || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(takes);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <header>
        <h2 id={title}>{ROTULO_CASA[casa]}</h2>
        <Situacao arquivo={arquivo} />
      </header>
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        accept={ARQUIVO_DA_CASA.accept}
        aria-label={`Arquivo da casa ${ROTULO_CASA[casa]}`}
        disabled={!takes}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again after it was corrected.
          event.currentTarget.value = '';
        }}
      />
      {arquivo ? (
        <>
          <div className={classes.linha}>
            <FileLink name={arquivo.nome} file={{ id: arquivo.idAnexo, nome: arquivo.nome }} missing="" />
            {pick('Trocar')}
          </div>
          <p className={classes.nota}>{contasDoArquivo({ ...arquivo, rodape: arquivo.rodapeConfere })}</p>
        </>
      ) : (
        <p className={classes.solte}>
          <IconUpload size={16} aria-hidden />
          <span>
            <span className="phone-hide">Solte o .csv ou .txt aqui ou </span>
            {pick('escolha o arquivo')}
          </span>
        </p>
      )}
      {sending && (
        <p role="status" className={classes.nota}>
          Lendo o arquivo…
        </p>
      )}
      {falha && (
        <p role="alert" className={classes.falha}>
          {falha}
        </p>
      )}
      <div className={classes.pe}>
        {arquivo ? (
          <Envio arquivo={arquivo} />
        ) : (
          <p className={classes.nota}>{messages.contamComoNaoEnviado(filiados)}</p>
        )}
        {onLayouts && (
          <button
            type="button"
            className={classes.link}
            aria-label={`Layouts: ${ROTULO_CASA[casa]}`}
            aria-haspopup="dialog"
            onClick={onLayouts}
          >
            Layouts
          </button>
        )}
      </div>
    </section>
  );
}
