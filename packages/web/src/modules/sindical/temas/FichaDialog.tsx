import { Checkbox, TextInput } from '@mantine/core';
import {
  MAX_LINHA_DA_FICHA,
  MAX_TEMAS_DA_FICHA,
  fichaMessages as messages,
  type TemaDaAutoridade,
  temasSugeridos,
  textoDasPosicoes,
} from '@sede/domain/modules/sindical/temas';
import { stringifySearch } from '#platform/routing/index.ts';
import { ActionDialog } from '#platform/ui/form.ts';
import { Reading } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import type { Rascunho } from './FichaParaReuniao.tsx';
import { useTemasDaAutoridade } from './TemasDaAutoridade.tsx';
import classes from './temas.module.css';

const cheia = (escolhidos: readonly string[]) => escolhidos.length >= MAX_TEMAS_DA_FICHA;

function Escolha({
  temas,
  escolhidos,
  onChange,
}: {
  temas: readonly TemaDaAutoridade[];
  escolhidos: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  if (temas.length === 0) return <Nothing>{messages.nenhumTemaDaAutoridade}</Nothing>;
  return (
    <ul className={classes.escolha}>
      {temas.map(({ id, titulo, posicoesDela, nossasPosicoes }) => {
        const escolhido = escolhidos.includes(id);
        const ambas = `${messages.posicaoDela}: ${textoDasPosicoes(posicoesDela)} · ${messages.nossaPosicao}: ${textoDasPosicoes(nossasPosicoes)}`;
        return (
          <li key={id}>
            <Checkbox
              checked={escolhido}
              disabled={!escolhido && cheia(escolhidos)}
              label={titulo}
              description={ambas}
              onChange={() => onChange(escolhido ? escolhidos.filter((um) => um !== id) : [...escolhidos, id])}
            />
          </li>
        );
      })}
    </ul>
  );
}

export interface FichaDialogProps {
  id: string;
  nome: string;
  rascunho: Rascunho;
  onChange: (rascunho: Rascunho) => void;
  onClose: () => void;
}

/** Chooses up to five themes and takes three lines for the 'Ficha para reunião', which opens in another tab. */
export function FichaDialog({ id, nome, rascunho, onChange, onClose }: FichaDialogProps) {
  const query = useTemasDaAutoridade(id);
  const { linhas } = rascunho;
  const temas = query.data?.itens ?? [];
  const escolhidos = rascunho.temas ?? temasSugeridos(temas);
  const generate = () => {
    const typed = linhas.map((linha) => linha.trim()).filter((linha) => linha !== '');
    const query = stringifySearch({
      temas: escolhidos.length > 0 ? [...escolhidos] : undefined,
      linhas: typed.length > 0 ? typed : undefined,
    });
    window.open(`/api/temas/da-autoridade/${id}/ficha-pdf${query}`, '_blank', 'noopener');
  };
  return (
    <ActionDialog
      size="md"
      title={`${messages.fichaPdf}: ${nome}`}
      confirmLabel={messages.gerarFicha}
      ready={query.data !== undefined}
      run={generate}
      onClose={onClose}
      enterConfirms
    >
      <fieldset className={classes.ficha}>
        <legend>{messages.temasDaFicha}</legend>
        {cheia(escolhidos) && temas.length > escolhidos.length && (
          <p className={classes.detalhe} role="status">
            {messages.temasDaFichaDemais}
          </p>
        )}
        <Reading query={query}>
          {({ itens }) => (
            <Escolha temas={itens} escolhidos={escolhidos} onChange={(ids) => onChange({ ...rascunho, temas: ids })} />
          )}
        </Reading>
      </fieldset>
      <fieldset className={classes.ficha}>
        <legend>{messages.linhasDaFicha}</legend>
        {linhas.map((linha, at) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: three places, each a line of the sheet
            key={at}
            aria-label={messages.linhaDaFicha(at + 1)}
            value={linha}
            maxLength={MAX_LINHA_DA_FICHA}
            onChange={(event) => onChange({ ...rascunho, linhas: linhas.with(at, event.currentTarget.value) })}
          />
        ))}
      </fieldset>
      <p className={classes.detalhe}>{messages.fichaNota}</p>
    </ActionDialog>
  );
}
