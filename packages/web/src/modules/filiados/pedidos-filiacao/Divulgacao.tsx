import { formatPhone, formatReais, parseReais } from '@sede/domain/kernel';
import { custoDaFiliacao, type PaginaFiliacao } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { useState } from 'react';
import { PublicButton } from '#platform/public/index.ts';
import { Tiles } from '#platform/ui/shell/Tiles.tsx';
import classes from './divulgacao.module.css';

const percent = (hundredths: number) => `${(hundredths / 100).toLocaleString('pt-BR')}%`;
const whole = (centavos: number) => formatReais(centavos).replace(/,00$/, '');

/** What it would cost for a net pay: worked out here, sent nowhere. */
function Custo({ fatos }: { fatos: PaginaFiliacao['fatos'] }) {
  const [liquido, setLiquido] = useState('');
  const centavos = parseReais(liquido);
  const custo = centavos === null || centavos <= 0 ? null : custoDaFiliacao(centavos, fatos);
  return (
    <section className={classes.cost} id="custo" aria-labelledby="custo-titulo">
      <h2 id="custo-titulo">Custo da filiação</h2>
      <p className={classes.big}>{percent(fatos.percentual)} do líquido</p>
      <p>
        mínimo {whole(fatos.piso)} · máximo {whole(fatos.teto)} por mês
      </p>
      <label htmlFor="liquido">Quanto seria para você?</label>
      <div className={classes.calc}>
        <input
          id="liquido"
          inputMode="decimal"
          placeholder="Salário líquido, em R$"
          value={liquido}
          onChange={(event) => setLiquido(event.currentTarget.value)}
        />
        <output htmlFor="liquido">{custo === null ? '' : formatReais(custo)}</output>
      </div>
      <p className={classes.small}>
        Desconto em folha ou boleto. A conta é feita no seu navegador; o valor digitado não é enviado.
      </p>
    </section>
  );
}

/** The marketing sections of wide screens. Facts are settings. Source: spec 2 §2, §9 (Public membership landing). */
export function Divulgacao({ pagina, onJoin }: { pagina: PaginaFiliacao; onJoin: () => void }) {
  const { fatos, sindicato } = pagina;
  const benefits = [
    ['Plano odontológico', 'Para você e seus dependentes, com rede em todo o DF.'],
    ['Clube de benefícios', `Descontos em saúde, ensino e lazer. Gás de cozinha a ${whole(fatos.gas)}.`],
    ['Recomposição salarial', fatos.recomposicao],
    ['Segurança para comissionados', `PLs ${fatos.projetos}, acompanhados no Congresso.`],
    ['Apoio jurídico', 'Atendimento com hora marcada e ações coletivas.'],
  ] as const;
  return (
    <>
      <div className={classes.hero}>
        <Tiles columns={6} rows={4} className={classes.tiles} />
        <div className={classes.in}>
          <div>
            <p className={classes.title}>Quem trabalha no Legislativo não precisa se defender sozinho.</p>
            <p className={classes.sub}>
              Câmara, Senado e TCU: ativos, aposentados, pensionistas e comissionados. O formulário leva cerca de seis
              minutos, e a assinatura é por e-mail.
            </p>
            <div className={classes.join}>
              <PublicButton onClick={onJoin}>Filie-se</PublicButton>
              {sindicato.telefone && <span>ou ligue {formatPhone(sindicato.telefone)}</span>}
            </div>
          </div>
          <Custo fatos={fatos} />
        </div>
      </div>
      <div className={classes.benefits} id="beneficios">
        {benefits.map(([title, text]) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </>
  );
}
