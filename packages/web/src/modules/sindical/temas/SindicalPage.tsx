import { Button } from '@mantine/core';
import {
  LEGISLATIVO,
  temasMessages as messages,
  type ResumoDosTemas,
  SITUACAO_DO_TEMA_ROTULOS,
  type SituacaoDoTema,
  TEMAS_LISTA,
  type TemaListado,
  temaPath,
} from '@sede/domain/modules/sindical/temas';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link, navigate, recordHref } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { CountCards, CountLink, InstantText, Reading, TwoLines, useHotkey } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { PrioridadeTag, SituacaoTag } from './Marcas.tsx';
import classes from './temas.module.css';
import { TEXTOS } from './textos.ts';

interface ContadorProps {
  situacao: SituacaoDoTema;
  tipo: string;
  total: number;
}

/** Leads to the list that it counts; none leads nowhere. */
const Contador = ({ situacao, tipo, total }: ContadorProps) => (
  <CountLink
    label={SITUACAO_DO_TEMA_ROTULOS[situacao]}
    total={total}
    to={total === 0 ? null : `${TEMAS_LISTA}?${new URLSearchParams({ situacao, tipo_tema: tipo })}`}
  />
);

function Painel({ tipo, painel }: { tipo: string; painel: ResumoDosTemas['administrativo'] }) {
  return (
    <section className={`card ${classes.painel}`} aria-label={tipo}>
      <h2>{tipo}</h2>
      <CountCards inside>
        <Contador situacao="EM_ACOMPANHAMENTO" tipo={tipo} total={painel.emAcompanhamento} />
        <Contador situacao="ENCERRADO" tipo={tipo} total={painel.encerrado} />
      </CountCards>
    </section>
  );
}

function Ultimos({ temas }: { temas: readonly TemaListado[] }) {
  return (
    <section className={`card ${classes.ultimos}`} aria-label={TEXTOS.ultimos}>
      <h2>{TEXTOS.ultimos}</h2>
      {temas.length === 0 ? (
        <p className="muted">{TEXTOS.semUltimos}</p>
      ) : (
        <ul>
          {temas.map(({ id, titulo, tipoTema, proposicao, prioridade, situacao, criadoEm }) => (
            <li key={id}>
              <TwoLines
                under={
                  <>
                    {[proposicao, tipoTema].filter(Boolean).join(' · ')} · <InstantText value={criadoEm} />
                  </>
                }
              >
                <Link to={temaPath(id)} className={classes.titulo}>
                  {titulo}
                </Link>
              </TwoLines>
              <span className={classes.marcas}>
                <PrioridadeTag prioridade={prioridade} inteira />
                <SituacaoTag situacao={situacao} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** '/sindical': how many themes are followed and how many ended, by kind, and the five registered last. Source: spec 3 §2.10. */
export function SindicalPage() {
  const query = useQuery(orpc.temas.resumo.queryOptions({ input: {} }));
  const edita = useCan('temas.editar');
  const novo = () => void navigate(recordHref(TEMAS_LISTA, 'novo'));
  useHotkey('n', messages.novo, novo, { enabled: edita });
  return (
    <>
      <PageHeader title={messages.resumo}>
        <SectionBar />
        {edita && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={novo}>
            {messages.novo}
          </Button>
        )}
      </PageHeader>
      <Reading query={query} card>
        {({ administrativo, legislativo, ultimos }) => (
          <>
            <div className={classes.paineis}>
              <Painel tipo="Administrativo" painel={administrativo} />
              <Painel tipo={LEGISLATIVO} painel={legislativo} />
            </div>
            <Ultimos temas={ultimos} />
          </>
        )}
      </Reading>
    </>
  );
}
