import { nomeProprio } from '@sede/domain/kernel';
import {
  pesquisasMessages as messages,
  type PesquisaAberta,
  type Resultado,
  ROTULO_MOTIVO_DE_FORA,
  textoDaMedia,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { InstantText, PanelSection } from '#platform/ui/index.ts';
import classes from './pesquisas.module.css';

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

/** What came back, in the panel of a survey. Source: decisions-members (Survey). */
export function Resultados({ pesquisa }: { pesquisa: PesquisaAberta }) {
  const { modo, enviadas, respondidas, esperados, foraPorMotivo, lembradaEm, resultados, respostas } = pesquisa;
  return (
    <>
      <PanelSection title="Andamento">
        <p>
          {enviadas.toLocaleString('pt-BR')} de {esperados.toLocaleString('pt-BR')} enviadas ·{' '}
          {respondidas.toLocaleString('pt-BR')} respondidas
        </p>
        <p>
          {lembradaEm ? (
            <>
              Lembrete em <InstantText value={lembradaEm} />
            </>
          ) : (
            'Lembrete: sete dias depois do envio'
          )}
        </p>
        {foraPorMotivo.length > 0 && (
          <ul className={classes.comments} aria-label="Ficaram de fora">
            {foraPorMotivo.map(({ motivo, quantidade }) => (
              <li key={motivo}>
                {quantidade.toLocaleString('pt-BR')} {ROTULO_MOTIVO_DE_FORA[motivo]}
              </li>
            ))}
          </ul>
        )}
        {modo === 'anonima' && <p>{messages.emGrupos}</p>}
      </PanelSection>
      {resultados.map((resultado) => (
        <ResultadoDoTipo key={resultado.tipo} resultado={resultado} />
      ))}
      {respostas.length > 0 && <Identificadas respostas={respostas} resultados={resultados} />}
    </>
  );
}
