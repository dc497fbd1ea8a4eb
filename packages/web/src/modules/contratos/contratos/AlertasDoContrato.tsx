import { Button } from '@mantine/core';
import { formatContagem, formatDataBr } from '@sede/domain/kernel';
import {
  type AlertaDoContrato,
  type ContratoCompleto,
  contratosMotivos,
  ESTADO_DO_ALERTA_ROTULOS,
  type EstadoDoAlerta,
  contratosMessages as messages,
} from '@sede/domain/modules/contratos/contratos';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, InstantText, notify, Reading, StatusTag, type Tone } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import classes from './contratos.module.css';
import { isSemEntrada } from './useAcoesDoContrato.tsx';

const TONES: Readonly<Record<EstadoDoAlerta, Tone>> = {
  ...{ enviado: 'ok', arquivado: 'neutral', pendente: 'wait', incerto: 'wait', falhou: 'late', superado: 'neutral' },
};
/** Of several recipients the one that most wants to be seen stands for the mark. */
const PIOR: readonly EstadoDoAlerta[] = ['falhou', 'incerto', 'pendente', 'arquivado', 'enviado', 'superado'];

const pessoas = (n: number) => formatContagem(n, 'destinatário', 'destinatários');

function Destinatario({ contrato: { id }, alerta }: { contrato: ContratoCompleto; alerta: AlertaDoContrato }) {
  const { mutateAsync, mutate, isPending } = useSubmit(orpc.contratos.reenviarAlerta, {
    onSuccess: () => notify.success(messages.alertaReenviado),
    onError: (error) => notify.error(error),
  });
  const { destinatario, estado, erro, enviadoEm, reenviadoEm, reenviadoPor, pode } = alerta;
  const saiu = estado === 'enviado' || estado === 'arquivado';
  const ask = () =>
    confirm({
      ...{ title: 'Reenviar alerta', message: messages.confirmaReenviar(destinatario), confirmLabel: 'Reenviar' },
      run: () => mutateAsync({ id, alerta: alerta.id }),
    });
  return (
    <div className={classes.linha}>
      <span className={classes.detalhe}>
        <span className={classes.destinatario}>{destinatario}</span> · {ESTADO_DO_ALERTA_ROTULOS[estado]}
        {enviadoEm && (
          <>
            {' '}
            em <InstantText value={enviadoEm} />
          </>
        )}
        {erro && <span className={classes.erro}>{erro}</span>}
        {reenviadoEm && (
          <span className={classes.erro}>
            Reenviado por {reenviadoPor} em <InstantText value={reenviadoEm} />
          </span>
        )}
      </span>
      {!isSemEntrada(pode.reenviar) && estado !== 'superado' && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Reenviar a ${destinatario}`}
          title={contratosMotivos.texto(pode.reenviar)}
          disabled={pode.reenviar !== undefined}
          loading={isPending}
          onClick={() => (saiu ? void ask() : mutate({ id, alerta: alerta.id }))}
        >
          Reenviar
        </Button>
      )}
    </div>
  );
}

/** One mark with everybody who had it: open where something did not arrive. */
function Marco({ contrato, alertas }: { contrato: ContratoCompleto; alertas: readonly AlertaDoContrato[] }) {
  const [um] = alertas;
  if (!um) return null;
  const estado = PIOR.find((pior) => alertas.some((alerta) => alerta.estado === pior)) ?? um.estado;
  return (
    <li>
      <span className={classes.linha}>
        <b>{um.rotulo}</b>
        <StatusTag tone={TONES[estado]} label={ESTADO_DO_ALERTA_ROTULOS[estado]} />
      </span>
      <details open={estado === 'falhou' || estado === 'incerto'}>
        <summary className={classes.detalhe}>
          {formatDataBr(um.dia)} · {pessoas(alertas.length)}
        </summary>
        {alertas.map((alerta) => (
          <Destinatario key={alerta.id} contrato={contrato} alerta={alerta} />
        ))}
      </details>
    </li>
  );
}

/**
 * Alerts that were given, with their delivery to each recipient, and those to come.
 * Source: decisions-sindical-contratos-patrimonio (Alerts); design/areas/contratos-lista.
 */
export function Alertas({ contrato }: { contrato: ContratoCompleto }) {
  const query = useQuery(orpc.contratos.alertas.queryOptions({ input: { id: contrato.id } }));
  return (
    <Reading query={query}>
      {({ itens, previstos }) => {
        if (itens.length + previstos.length === 0) return <Nothing>{messages.nenhumAlerta}</Nothing>;
        const marcos = [...Map.groupBy(itens, ({ marco, dia }) => `${marco} ${dia}`)];
        return (
          <ul className={classes.itens} aria-label="Alertas do contrato">
            {previstos.toReversed().map(({ rotulo, dia }) => (
              <li key={`${rotulo} ${dia}`}>
                <span className={classes.linha}>
                  <b>{rotulo}</b>
                  <StatusTag tone="neutral" label="Previsto" />
                </span>
                <span className={classes.detalhe}>{formatDataBr(dia)}</span>
              </li>
            ))}
            {marcos.map(([chave, alertas]) => (
              <Marco key={chave} contrato={contrato} alertas={alertas} />
            ))}
          </ul>
        );
      }}
    </Reading>
  );
}
