import { nomeProprio } from '@sede/domain/kernel';
import {
  type Comparacao as Dados,
  duplicadosErrors,
  duplicadosMotivos,
  escolhaPadrao,
  duplicadosMessages as messages,
  type Unificacao,
} from '@sede/domain/modules/filiados/duplicados';
import { useState } from 'react';
import { Link, setSearch } from '#platform/routing/index.ts';
import { StatusTag } from '#platform/ui/index.ts';
import { filiadoPath } from '../filiados/index.ts';
import { AcoesDaComparacao } from './AcoesDaComparacao.tsx';
import { Campos } from './Campos.tsx';
import classes from './duplicados.module.css';
import { comparePath } from './duplicados.paths.ts';
import { Filiacoes } from './Filiacoes.tsx';

function Ficha({ ficha, papel }: { ficha: Dados['fica']; papel: string }) {
  return (
    <div className={classes.lado}>
      <span className={classes.papel}>{papel}</span>
      <Link to={filiadoPath(ficha.id)}>{nomeProprio(ficha.nome)}</Link>
      {ficha.temConta && <StatusTag tone="neutral" label="Tem conta de acesso" />}
    </div>
  );
}

/** What comes over besides the fields: nothing of it is chosen, nothing is lost. */
function Passa({ comparacao: { move, fica, sai } }: { comparacao: Dados }) {
  const conta = sai.temConta && !fica.temConta;
  if (move.length === 0 && !conta) return null;
  return (
    <section className={classes.parte} aria-labelledby="passa">
      <h2 id="passa">Passa para a ficha que fica</h2>
      <ul>
        {move.map(({ rotulo, quantos }) => (
          <li key={rotulo}>{`${rotulo}: ${quantos}`}</li>
        ))}
        {conta && <li>{messages.contaVai}</li>}
      </ul>
    </section>
  );
}

/** A proposal of one of these records with another, or with this one the other way round. */
function OutraProposta({ proposta }: { proposta: Unificacao }) {
  return (
    <p className={classes.impede} role="note">
      {duplicadosErrors.ja_proposta().message}{' '}
      <Link to={comparePath({ fica: proposta.ficaId, sai: proposta.saiId })}>Abrir a proposta</Link>
    </p>
  );
}

/** Two records side by side, with what the merge would do. In: the proposal that waits, if there is one. */
export function Comparacao({ comparacao, proposta }: { comparacao: Dados; proposta: Unificacao | null }) {
  const { fica, sai, impedimento } = comparacao;
  const [daOutra, setDaOutra] = useState<readonly string[]>(() => proposta?.daOutra ?? escolhaPadrao(comparacao));
  if (proposta && (proposta.ficaId !== fica.id || proposta.saiId !== sai.id))
    return <OutraProposta proposta={proposta} />;
  return (
    <div className="card">
      <header className={classes.lados}>
        <Ficha ficha={fica} papel="Fica" />
        <Ficha ficha={sai} papel="Sai" />
        {!proposta && (
          <button
            type="button"
            className={classes.trocar}
            onClick={() => setSearch(() => ({ fica: sai.id, sai: fica.id }))}
          >
            {messages.trocar}
          </button>
        )}
      </header>
      {impedimento && (
        <p className={classes.impede} role="note">
          {duplicadosMotivos.texto(impedimento)}
        </p>
      )}
      <Campos comparacao={comparacao} daOutra={daOutra} onChange={proposta ? null : setDaOutra} />
      <Filiacoes periodos={comparacao.periodos} />
      <Passa comparacao={comparacao} />
      <AcoesDaComparacao comparacao={comparacao} daOutra={daOutra} proposta={proposta} />
    </div>
  );
}
