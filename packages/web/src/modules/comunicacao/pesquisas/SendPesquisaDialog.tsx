import { Alert, Button, Checkbox, Radio, TextInput } from '@mantine/core';
import { formatContagem } from '@sede/domain/kernel';
import { digitaNumero } from '@sede/domain/modules/comunicacao/comunicacoes';
import {
  type Conferencia,
  pesquisasErrors as errors,
  type FiliadoDaPesquisa,
  MODOS,
  type ModoPesquisa,
  pesquisasMessages as messages,
  type Pesquisa,
  SEM_TIPO,
  type TipoPesquisa,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { Dialog } from '#platform/ui/form.ts';
import { confirm, notify, Reading } from '#platform/ui/index.ts';
import type { WholeSelection } from '#platform/ui/selection/useSelection.ts';
import { DeFora } from './DeFora.tsx';
import { Mensagem } from './Mensagem.tsx';
import classes from './pesquisas.module.css';

/** Those that were ticked, or all that the filter shows. */
export type AlvoDaPesquisa = readonly FiliadoDaPesquisa[] | WholeSelection;

export interface SendPesquisaDialogProps {
  alvo: AlvoDaPesquisa;
  onClose: () => void;
  onSent: (pesquisa: Pesquisa) => void;
}

const numero = (n: number) => n.toLocaleString('pt-BR');

/** What it will do: how many, who stays out and why, the first names, the mail as it arrives. */
function Conferido({
  conferencia: { recebem, selecionados, fora, nomes, previa, aprovacao },
}: {
  conferencia: Conferencia;
}) {
  const mais = recebem - nomes.length;
  return (
    <>
      <p>
        <strong>{formatContagem(recebem, 'filiado recebe', 'filiados recebem')}</strong> a pesquisa, de{' '}
        {numero(selecionados)} selecionados.
      </p>
      <DeFora fora={fora} label="Ficam de fora" />
      <p className={classes.names}>
        {nomes.join(', ')}
        {mais > 0 && ` e mais ${numero(mais)} filiado(s)`}
      </p>
      <Mensagem previa={previa} />
      {aprovacao && <Alert color="yellow">{messages.outraPessoa}</Alert>}
    </>
  );
}

/** Types and mode, then what it will do, then the sending. Source: spec 2 §5, §8 (Survey); decisions-members (Survey). */
export function SendPesquisaDialog({ alvo, onClose, onSent }: SendPesquisaDialogProps) {
  const oferecidos = useQuery(orpc.pesquisas.tipos.queryOptions({ input: {} }));
  const { mutateAsync: conferir, isPending: conferindo } = useSubmit(orpc.pesquisas.conferir);
  const { mutateAsync: enviar, isPending: enviando } = useSubmit(orpc.pesquisas.enviar);
  const [tipos, setTipos] = useState<TipoPesquisa[]>([]);
  const [modo, setModo] = useState<ModoPesquisa>('anonima');
  const [conferencia, setConferencia] = useState<Conferencia | null>(null);
  const [digitado, setDigitado] = useState('');
  const [problema, setProblema] = useState<string | null>(null);
  const escolha = {
    ...('filtro' in alvo ? { filtro: alvo.filtro } : { ids: alvo.map(({ id }) => id) }),
    tipos,
    modo,
  };
  async function attempt(work: () => Promise<void>) {
    setProblema(null);
    try {
      await work();
    } catch (error) {
      setProblema(messageOf(error));
    }
  }
  const check = () =>
    tipos.length === 0 ? setProblema(SEM_TIPO) : void attempt(async () => setConferencia(await conferir(escolha)));
  /** A survey to mostly the same people within a day is asked once more. */
  async function again(error: unknown, pedido: Parameters<typeof enviar>[0]): Promise<Pesquisa | null> {
    if (!isApiError(error) || error.code !== errors.repetida.code) throw error;
    const { confirmed } = await confirm({
      ...{ title: 'Enviar de novo?', message: error.message, confirmLabel: 'Enviar mesmo assim' },
    });
    return confirmed ? enviar({ ...pedido, repetir: true }) : null;
  }
  const send = ({ recebem }: Conferencia) =>
    void attempt(async () => {
      const pedido = { ...escolha, esperados: recebem, ...(digitado ? { digitado: Number(digitado) } : {}) };
      const enviada = await enviar(pedido).catch((error: unknown) => again(error, pedido));
      if (enviada === null) return;
      const espera = enviada.estado === 'aguardando_aprovacao';
      notify.success(espera ? messages.aguardando : `${messages.enviada} ${messages.saem(recebem)}`);
      onSent(enviada);
    });
  const needsNumber = conferencia !== null && digitaNumero(conferencia.recebem);
  return (
    <Dialog opened onClose={onClose} title={messages.enviarPesquisa} size="lg">
      {conferencia === null ? (
        <Reading query={oferecidos}>
          {({ itens }) => (
            <div className={classes.choices}>
              <Checkbox.Group label="Pesquisas" value={tipos} onChange={setTipos}>
                {itens
                  .filter(({ ativo }) => ativo)
                  .map(({ tipo, rotulo, externo }) => (
                    <Checkbox
                      key={tipo}
                      value={tipo}
                      label={rotulo}
                      description={externo ? messages.semResultados : undefined}
                    />
                  ))}
              </Checkbox.Group>
              <Radio.Group label="Modo" value={modo} onChange={setModo}>
                {MODOS.map(({ valor, rotulo, ajuda }) => (
                  <Radio key={valor} value={valor} label={rotulo} description={ajuda} />
                ))}
              </Radio.Group>
            </div>
          )}
        </Reading>
      ) : (
        <>
          <Conferido conferencia={conferencia} />
          {needsNumber && (
            <TextInput
              label={`Digite ${conferencia.recebem} para confirmar`}
              inputMode="numeric"
              value={digitado}
              onChange={(event) => setDigitado(event.currentTarget.value.replace(/\D/g, ''))}
            />
          )}
        </>
      )}
      {problema && (
        <Alert color="red" role="alert" className={classes.problem}>
          {problema}
        </Alert>
      )}
      <div className={classes.foot}>
        <Button variant="default" onClick={conferencia ? () => setConferencia(null) : onClose}>
          {conferencia ? 'Voltar' : 'Cancelar'}
        </Button>
        {conferencia ? (
          <Button
            loading={enviando}
            disabled={conferencia.recebem === 0 || (needsNumber && Number(digitado) !== conferencia.recebem)}
            onClick={() => send(conferencia)}
          >
            {enviando ? 'Enviando...' : 'Enviar'}
          </Button>
        ) : (
          <Button loading={conferindo} onClick={check}>
            Conferir
          </Button>
        )}
      </div>
    </Dialog>
  );
}
