import { Alert, Button, Checkbox, Radio, TextInput } from '@mantine/core';
import {
  CONFIRMA_ACIMA,
  type Conferencia,
  type FiliadoDaPesquisa,
  MODOS,
  type ModoPesquisa,
  pesquisasMessages as messages,
  ROTULO_MOTIVO_DE_FORA,
  SEM_TIPO,
  type TipoPesquisa,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { Dialog } from '#platform/ui/form.ts';
import { notify, Reading } from '#platform/ui/index.ts';
import type { WholeSelection } from '#platform/ui/selection/useSelection.ts';
import classes from './pesquisas.module.css';

/** Those that were ticked, or all that the filter shows. */
export type AlvoDaPesquisa = readonly FiliadoDaPesquisa[] | WholeSelection;

export interface SendPesquisaDialogProps {
  alvo: AlvoDaPesquisa;
  onClose: () => void;
  onSent: () => void;
}

const numero = (n: number) => n.toLocaleString('pt-BR');

/** What it will do: how many, who stays out and why, the first names, the mail as it arrives. */
function Conferido({ conferencia: { recebem, selecionados, fora, nomes, previa } }: { conferencia: Conferencia }) {
  const mais = recebem - nomes.length;
  return (
    <>
      <p>
        <strong>{recebem === 1 ? '1 filiado recebe' : `${numero(recebem)} filiados recebem`}</strong> a pesquisa, de{' '}
        {numero(selecionados)} selecionados.
      </p>
      {fora.length > 0 && (
        <ul className={classes.out} aria-label="Ficam de fora">
          {fora.map(({ motivo, quantidade }) => (
            <li key={motivo}>
              {numero(quantidade)} {ROTULO_MOTIVO_DE_FORA[motivo]}
            </li>
          ))}
        </ul>
      )}
      <p className={classes.names}>
        {nomes.join(', ')}
        {mais > 0 && ` e mais ${numero(mais)} filiado(s)`}
      </p>
      <section className={classes.mail} aria-label="Como a mensagem chega">
        <strong>{previa.assunto}</strong>
        {previa.paragrafos.map((paragrafo) => (
          <p key={paragrafo}>{paragrafo}</p>
        ))}
        <span className={classes.button}>{previa.botao}</span>
      </section>
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
  const send = ({ recebem }: Conferencia) =>
    void attempt(async () => {
      await enviar({ ...escolha, esperados: recebem, ...(digitado ? { digitado: Number(digitado) } : {}) });
      notify.success(`${messages.enviada} ${messages.saem(recebem)}`);
      onSent();
    });
  const needsNumber = conferencia !== null && conferencia.recebem > CONFIRMA_ACIMA;
  return (
    <Dialog opened onClose={onClose} title={messages.enviarPesquisa} size="lg">
      {conferencia === null ? (
        <Reading query={oferecidos}>
          {({ itens }) => (
            <div className={classes.choices}>
              <Checkbox.Group
                label="Pesquisas"
                value={tipos}
                onChange={(valores) => setTipos(valores as TipoPesquisa[])}
              >
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
              <Radio.Group label="Modo" value={modo} onChange={(valor) => setModo(valor as ModoPesquisa)}>
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
