import { EmptyState } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';

/** '/financial/contratos' until contracts are built: a page that says so. Source: issue 4 (Contratos). */
export function ContratosPage() {
  return (
    <>
      <PageHeader title="Contratos">
        <SectionBar />
      </PageHeader>
      <EmptyState
        title="Contratos ainda não estão no Sede"
        text="Os contratos, com seus pagamentos e recebimentos, aparecerão aqui quando essa parte do sistema existir. Até lá, despesas e receitas não se ligam a contratos."
      />
    </>
  );
}
