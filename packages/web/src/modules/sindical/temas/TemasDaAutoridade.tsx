import { formatContagem } from '@sede/domain/kernel';
import {
  fichaMessages as messages,
  type PosicaoContada,
  type TemaDaAutoridade,
  temaPath,
} from '@sede/domain/modules/sindical/temas';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { Reading } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import { PosicaoTag, SituacaoTag } from './Marcas.tsx';
import classes from './temas.module.css';

/** What themes say of an authority; the section of its profile and the ficha read it once. */
export const useTemasDaAutoridade = (id: string, enabled = true) =>
  useQuery({ ...orpc.temas.daAutoridade.queryOptions({ input: { id } }), enabled });

function Posicao({ de, posicoes }: { de: string; posicoes: readonly PosicaoContada[] }) {
  return (
    <div>
      <dt>{de}</dt>
      <dd>
        {posicoes.length === 0
          ? messages.posicaoNaoInformada
          : posicoes.map(({ posicao, quantas }) => (
              <span key={posicao} className={classes.contada}>
                <PosicaoTag posicao={posicao} />
                {posicoes.length > 1 && <span>{formatContagem(quantas, 'item', 'itens')}</span>}
              </span>
            ))}
      </dd>
    </div>
  );
}

function Tema({ tema }: { tema: TemaDaAutoridade }) {
  const { id, titulo, proposicao, tipoTema, situacao, posicoesDela, nossasPosicoes } = tema;
  return (
    <li className={classes.umTema}>
      <Link to={temaPath(id)} className={classes.titulo}>
        {titulo}
      </Link>
      <span className={classes.detalhe}>
        <span>{[proposicao, tipoTema].filter(Boolean).join(' · ')}</span>
        <SituacaoTag situacao={situacao} />
      </span>
      <dl>
        <Posicao de={messages.posicaoDela} posicoes={posicoesDela} />
        <Posicao de={messages.nossaPosicao} posicoes={nossasPosicoes} />
      </dl>
    </li>
  );
}

/** The themes that name an authority, with both positions. Source: decisions-sindical-contratos-patrimonio (Pessoas may name an authority). */
export function TemasDaAutoridade({ id }: { id: string }) {
  const query = useTemasDaAutoridade(id);
  return (
    <Reading query={query}>
      {({ itens }) =>
        itens.length === 0 ? (
          <Nothing>{messages.nenhumTemaDaAutoridade}</Nothing>
        ) : (
          <ul className={classes.daAutoridade}>
            {itens.map((tema) => (
              <Tema key={tema.id} tema={tema} />
            ))}
          </ul>
        )
      }
    </Reading>
  );
}
