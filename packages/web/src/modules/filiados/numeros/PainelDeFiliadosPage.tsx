import { PAGINAS_DE_FILIADOS as PAGINAS } from '@sede/domain/modules/filiados/filiados';
import { CARTOES, CASA_POR_UF, PLANILHA_POR_UF } from '@sede/domain/modules/filiados/numeros';
import { IconArrowRight, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { exportHref, Reading } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import classes from './numeros.module.css';
import { ativosEm } from './numeros.paths.ts';

interface CartaoProps {
  cartao: (typeof CARTOES)[number];
  quantidade: number;
  baixa: boolean;
}

function Cartao({ cartao: { id, rotulo, filtro }, quantidade, baixa }: CartaoProps) {
  return (
    <li className={`card ${classes.cartao}`}>
      <h2 className={classes.rotulo}>{rotulo}</h2>
      <Link to={ativosEm(filtro)} className={classes.numero} aria-label={`${rotulo}: ${quantidade}, ver lista`}>
        {quantidade.toLocaleString('pt-BR')}
        <span className={classes.ver}>
          ver lista <IconArrowRight size={14} aria-hidden />
        </span>
      </Link>
      {baixa && (
        <a
          className={classes.baixar}
          href={exportHref('/api/numeros/painel/exportar', 'xlsx', { cartao: id })}
          download
          aria-label={`Baixar: ${rotulo}`}
        >
          <IconDownload size={16} aria-hidden /> Baixar
        </a>
      )}
    </li>
  );
}

function Esperando() {
  return (
    <div className={classes.cartoes} role="status" aria-label="Carregando o painel">
      {CARTOES.map(({ id }) => (
        <div key={id} className={`card ${classes.lugar}`} />
      ))}
    </div>
  );
}

/** '/filiados/dashboard'. Source: spec 2 §2 (Statistics dashboard), §9; decisions-members (Statistics). */
export function PainelDeFiliadosPage() {
  const baixa = useCan('filiados.exportar');
  const query = useQuery({ ...orpc.numeros.painel.queryOptions({ input: {} }), meta: { modulos: ['filiados'] } });
  const total = query.data?.total;
  return (
    <>
      <PageHeader
        title={PAGINAS.painel}
        subtitle={total === undefined ? undefined : `${total.toLocaleString('pt-BR')} filiados ativos`}
      >
        <SectionBar />
      </PageHeader>
      <Reading query={query} card wait={<Esperando />}>
        {({ cartoes }) => (
          <ul className={classes.cartoes} aria-label="Filiados ativos">
            {CARTOES.map((cartao) => (
              <Cartao
                key={cartao.id}
                cartao={cartao}
                quantidade={cartoes.find(({ id }) => id === cartao.id)?.quantidade ?? 0}
                baixa={baixa}
              />
            ))}
          </ul>
        )}
      </Reading>
      {baixa && (
        <p>
          <a className={classes.baixar} href={exportHref('/api/numeros/tcu-por-uf', 'xlsx', {})} download>
            <IconDownload size={16} aria-hidden /> Filiados do {CASA_POR_UF} por UF ({PLANILHA_POR_UF}.xlsx)
          </a>
        </p>
      )}
    </>
  );
}
