import { type Comunicacao, comunicacoesMessages as messages } from '@sede/domain/modules/comunicacao/comunicacoes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import { Link, useParams } from '#platform/routing/index.ts';
import { HistoryTimeline } from '#platform/ui/form.ts';
import { InstantText, Reading, RecordPage, StatusTag, type Tone } from '#platform/ui/index.ts';
import { Fact, Facts } from '#platform/ui/reading.ts';
import { AcoesDoEnvio } from './AcoesDoEnvio.tsx';
import classes from './comunicacoes.module.css';
import { comunicacaoPath } from './comunicacoes.paths.ts';
import { DestinatariosDoEnvio } from './DestinatariosDoEnvio.tsx';
import { EstadoTag } from './EstadoTag.tsx';
import { Saindo } from './Saindo.tsx';

const ComunicarDrawer = lazy(() => import('./ComunicarDrawer.tsx').then((m) => ({ default: m.ComunicarDrawer })));

/** What the mail server is doing raises no event: the open page asks. */
const EVERY_MS = 5000;
const EM_CURSO: readonly Comunicacao['estado'][] = ['na_espera', 'enviando'];

const CONTAGENS: readonly [keyof Comunicacao['contagem'], Tone][] = [
  ['enviadas', 'ok'],
  ['arquivadas', 'neutral'],
  ['naCaixa', 'info'],
  ['naFila', 'neutral'],
  ['falharam', 'late'],
  ['incertas', 'wait'],
  ['deFora', 'neutral'],
];

function Numeros({ contagem }: Pick<Comunicacao, 'contagem'>) {
  return (
    <span className={classes.numeros}>
      {CONTAGENS.filter(([key]) => contagem[key] > 0).map(([key, tone]) => (
        <StatusTag key={key} tone={tone} label={messages.quantos[key](contagem[key])} />
      ))}
    </span>
  );
}

function Mensagem({ id }: { id: string }) {
  const query = useQuery(orpc.comunicacoes.previa.queryOptions({ input: { id } }));
  return (
    <Reading query={query}>
      {({ html, assunto }) => (
        <iframe className={classes.quadro} sandbox="allow-same-origin" srcDoc={html} title={`Mensagem: ${assunto}`} />
      )}
    </Reading>
  );
}

function Dados({ comunicacao }: { comunicacao: Comunicacao }) {
  const { remetente, tema, enviadaEm, enviadaPor, aprovadaEm, aprovadaPor, concluidaEm, origemId, origemTitulo } =
    comunicacao;
  return (
    <Facts>
      <Fact label="Remetente" wide="two">
        {remetente ?? '—'}
      </Fact>
      <Fact label="Assunto">{tema ?? '—'}</Fact>
      {enviadaEm && (
        <Fact label="Pedida em">
          <InstantText value={enviadaEm} /> {enviadaPor && `por ${enviadaPor}`}
        </Fact>
      )}
      {aprovadaEm && (
        <Fact label="Aprovada em">
          <InstantText value={aprovadaEm} /> {aprovadaPor && `por ${aprovadaPor}`}
        </Fact>
      )}
      {concluidaEm && (
        <Fact label="Concluída em">
          <InstantText value={concluidaEm} />
        </Fact>
      )}
      {origemId && (
        <Fact label="Correção de">
          <Link to={comunicacaoPath(origemId)}>{origemTitulo ?? 'outra comunicação'}</Link>
        </Fact>
      )}
    </Facts>
  );
}

function Envio({ comunicacao, onChanged }: { comunicacao: Comunicacao; onChanged: () => void }) {
  const { id, titulo, estado, contagem, recusaMotivo, selecao } = comunicacao;
  const [aberta, setAberta] = useState(false);
  const rascunho = estado === 'rascunho';
  const close = () => {
    setAberta(false);
    onChanged();
  };
  return (
    <>
      <RecordPage
        title={titulo ?? 'Sem título'}
        tags={<EstadoTag {...comunicacao} />}
        subtitle={rascunho ? undefined : <Numeros contagem={contagem} />}
        actions={<AcoesDoEnvio comunicacao={comunicacao} onContinue={() => setAberta(true)} />}
        notices={
          <>
            {estado === 'na_espera' && <Saindo comunicacao={comunicacao} onOver={onChanged} />}
            {recusaMotivo && (
              <p className={classes.recusa}>
                <b>Negada:</b> {recusaMotivo}
              </p>
            )}
          </>
        }
        sections={[
          { id: 'dados', title: 'Dados', content: () => <Dados comunicacao={comunicacao} /> },
          { id: 'mensagem', title: 'Mensagem', content: () => <Mensagem key={comunicacao.versao} id={id} /> },
          ...(rascunho
            ? []
            : [
                {
                  id: 'destinatarios',
                  title: 'Destinatários',
                  content: () => (
                    <DestinatariosDoEnvio
                      comunicacao={comunicacao}
                      every={EM_CURSO.includes(estado) ? EVERY_MS : false}
                    />
                  ),
                },
              ]),
          {
            id: 'historico',
            title: 'Histórico',
            closed: true,
            content: () => <HistoryTimeline id={id} modulo="comunicacoes" read={api.comunicacoes.history} />,
          },
        ]}
      />
      {aberta && (
        <Suspense fallback={null}>
          <ComunicarDrawer selecao={selecao} rascunho={comunicacao} onClose={close} onSent={close} />
        </Suspense>
      )}
    </>
  );
}

/** '/comunicacao/{id}': one mailing as whoever approves or watches it reads it. Source: decisions-members (Communication). */
export function EnvioPage() {
  const { id = '' } = useParams();
  const query = useQuery({
    ...orpc.comunicacoes.get.queryOptions({ input: { id } }),
    refetchInterval: ({ state: { data } }) => (data && EM_CURSO.includes(data.estado) ? EVERY_MS : false),
  });
  const { refetch } = query;
  const onChanged = useCallback(() => void refetch(), [refetch]);
  return (
    <Reading query={query} card>
      {(comunicacao) => <Envio key={comunicacao.id} comunicacao={comunicacao} onChanged={onChanged} />}
    </Reading>
  );
}
