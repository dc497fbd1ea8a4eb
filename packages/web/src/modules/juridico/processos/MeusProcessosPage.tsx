import { processoMessages as doProcesso, processosMessages as messages } from '@sede/domain/modules/juridico/processos';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { EmptyState, ExportMenu, Reading } from '#platform/ui/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import { AcoesColetivas } from './AcoesColetivas.tsx';
import { ProximosAtendimentos } from './ProximosAtendimentos.tsx';
import classes from './processos.module.css';
import { TabelaDoMembro } from './TabelaDoMembro.tsx';

/** '/filiado/processos': the member's own cases. Source: spec 3 §2.6; decisions-legal (Privacy). */
export function MeusProcessosPage() {
  const query = useQuery(orpc.processos.meus.queryOptions({ input: {} }));
  const total = query.data?.itens.length;
  return (
    <div className={classes.pagina}>
      <PageHeader title={messages.meus} subtitle={doProcesso.meusSubtitulo}>
        {total !== undefined && total > 0 && <ExportMenu path="/api/processos/meus/exportar" filterInput={{}} />}
      </PageHeader>
      <ProximosAtendimentos />
      <Reading query={query} card>
        {({ itens, coletivas }) => (
          <>
            {itens.length === 0 ? (
              <div className="card">
                <EmptyState
                  title={messages.nenhumProcesso}
                  text={doProcesso.meusVazio}
                  action={<Link to="/filiado">Voltar ao meu perfil</Link>}
                />
              </div>
            ) : (
              <TabelaDoMembro label={messages.meus} itens={itens} />
            )}
            <AcoesColetivas coletivas={coletivas} />
          </>
        )}
      </Reading>
    </div>
  );
}
