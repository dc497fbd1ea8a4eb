import { nomeProprio } from '@sede/domain/kernel';
import {
  pesquisasMessages as messages,
  type PesquisaAberta,
  type Resultado,
  textoDaMedia,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { InstantText, PanelSection } from '#platform/ui/index.ts';
import { DeFora } from './DeFora.tsx';
import { Mensagem } from './Mensagem.tsx';
import classes from './pesquisas.module.css';
import { Saindo } from './Saindo.tsx';

const quantas = (respostas: number | null) =>
  respostas === null ? messages.poucas : respostas.toLocaleString('pt-BR');
const media = (centesimos: number | null) => (centesimos === null ? '—' : textoDaMedia(centesimos));

function ResultadoDoTipo({
  resultado: { rotulo, externo, respostas, media: geral, porCasa, comentarios },
}: {
  resultado: Resultado;
}) {
  if (externo) {
    return (
      <PanelSection title={rotulo}>
        <p>{messages.semResultados}</p>
      </PanelSection>
    );
  }
  return (
    <PanelSection title={rotulo}>
      <table className={classes.table} aria-label={`Resultados de ${rotulo}`}>
        <thead>
          <tr>
            <th scope="col">Casa</th>
            <th scope="col">Respostas</th>
            <th scope="col">Média</th>
          </tr>
        </thead>
        <tbody>
          {porCasa.map((celula) => (
            <tr key={celula.casa ?? 'demais'}>
              <td>{celula.casa === null ? 'Demais' : ROTULO_CASA[celula.casa]}</td>
              <td>{quantas(celula.respostas)}</td>
              <td>{media(celula.media)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Todas</th>
            <td>{quantas(respostas)}</td>
            <td>
              <strong>{media(geral)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      {comentarios.length > 0 && (
        <ul className={classes.comments} aria-label={`Comentários sobre ${rotulo}`}>
          {comentarios.map(({ nota, comentario }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may say the same, and nothing else tells them apart
            <li key={at}>
              <strong>{nota}</strong> · {comentario}
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}

function Identificadas({ respostas, resultados }: Pick<PesquisaAberta, 'respostas' | 'resultados'>) {
  const rotulo = new Map(resultados.map((um) => [um.tipo, um.rotulo]));
  return (
    <PanelSection title="Quem respondeu">
      <ul className={classes.comments}>
        {respostas.map(({ filiadoId, tipo, nome, nota, comentario, em }) => (
          <li key={`${filiadoId} ${tipo}`}>
            <strong>{nomeProprio(nome)}</strong> · {rotulo.get(tipo) ?? tipo}: <strong>{nota}</strong>
            {comentario && ` · ${comentario}`} · <InstantText value={em} />
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

const n = (count: number) => count.toLocaleString('pt-BR');

/** How far the sending is, whom it leaves out, who said yes to it. */
function Andamento({ pesquisa }: { pesquisa: PesquisaAberta }) {
  const { modo, estado, enviadas, arquivadas, naFila, falharam, incertas, respondidas, esperados } = pesquisa;
  const { foraPorMotivo, lembradaEm, aprovadaPor, aprovadaEm, recusaMotivo } = pesquisa;
  const partes = [
    `${n(enviadas + arquivadas)} de ${n(esperados)} enviadas`,
    naFila > 0 && `${n(naFila)} na fila`,
    falharam > 0 && `${n(falharam)} falharam`,
    incertas > 0 && `${n(incertas)} incertas`,
    `${n(respondidas)} respondidas`,
  ];
  const parada = estado === 'negada' || estado === 'cancelada';
  const over = () => undefined;
  return (
    <PanelSection title="Andamento">
      {estado === 'na_espera' && <Saindo pesquisa={pesquisa} onOver={over} />}
      {recusaMotivo && (
        <p>
          <b>Negada:</b> {recusaMotivo}
        </p>
      )}
      {!parada && <p>{partes.filter(Boolean).join(' · ')}</p>}
      {arquivadas > 0 && enviadas === 0 && <p>{messages.arquivadas}</p>}
      {aprovadaEm && (
        <p>
          Aprovada em <InstantText value={aprovadaEm} />
          {aprovadaPor && ` por ${aprovadaPor}`}
        </p>
      )}
      {!parada && (
        <p>
          {lembradaEm ? (
            <>
              Lembrete em <InstantText value={lembradaEm} />
            </>
          ) : (
            'Lembrete: sete dias depois do envio'
          )}
        </p>
      )}
      <DeFora fora={foraPorMotivo} label="Ficaram de fora" />
      {modo === 'anonima' && !parada && <p>{messages.emGrupos}</p>}
    </PanelSection>
  );
}

/** A survey in its panel: the sending, the mail while somebody decides on it, what came back. Source: decisions-members (Survey). */
export function Resultados({ pesquisa }: { pesquisa: PesquisaAberta }) {
  const { estado, previa, resultados, respostas } = pesquisa;
  return (
    <>
      <Andamento pesquisa={pesquisa} />
      {estado === 'aguardando_aprovacao' && (
        <PanelSection title="Mensagem">
          <Mensagem previa={previa} />
        </PanelSection>
      )}
      {estado !== 'aguardando_aprovacao' &&
        resultados.map((resultado) => <ResultadoDoTipo key={resultado.tipo} resultado={resultado} />)}
      {respostas.length > 0 && <Identificadas respostas={respostas} resultados={resultados} />}
    </>
  );
}
