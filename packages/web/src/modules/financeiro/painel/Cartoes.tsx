import { formatReais } from '@sede/domain/kernel';
import type { Painel } from '@sede/domain/modules/financeiro/painel';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '#platform/routing/index.ts';
import classes from '../financeiro.numeros.module.css';
import { APROVACAO, naoLiquidadasEm } from '../financeiro.paths.ts';

interface CartaoProps {
  rotulo: string;
  cor: string;
  quantidade: number;
  valor: number;
  href: string;
  verbo: string;
}

function Cartao({ rotulo, cor, quantidade, valor, href, verbo }: CartaoProps) {
  return (
    <li>
      <Link to={href} className={`card ${classes.cartao}`}>
        <span className={classes.rotulo}>
          <span className={classes.marca} style={{ background: cor }} aria-hidden />
          {rotulo}
        </span>
        <span className={classes.numero}>{quantidade.toLocaleString('pt-BR')}</span>
        <span className={classes.pe}>
          <span className={classes.ver}>{formatReais(valor)}</span> ·{' '}
          <span className={classes.ver}>
            {verbo} <IconArrowRight size={14} aria-hidden />
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Count and sum of what waits, whatever the page's range; each opens its list. Source: spec 1 §2.8; design/painel.png. */
export function Cartoes({ painel: { vencidas, hoje, proximos, aguardando } }: { painel: Painel }) {
  return (
    <ul className={classes.cartoes} aria-label="O que pede atenção">
      <Cartao
        rotulo="Despesas vencidas"
        cor="var(--chart-6)"
        {...vencidas}
        href={naoLiquidadasEm(vencidas)}
        verbo="ver lista"
      />
      <Cartao rotulo="Vencem hoje" cor="var(--chart-5)" {...hoje} href={naoLiquidadasEm(hoje)} verbo="ver lista" />
      <Cartao
        rotulo="Próximos 7 dias"
        cor="var(--chart-2)"
        {...proximos}
        href={naoLiquidadasEm(proximos)}
        verbo="ver lista"
      />
      <Cartao rotulo="Aguardando aprovação" cor="var(--chart-1)" {...aguardando} href={APROVACAO} verbo="aprovar" />
    </ul>
  );
}
