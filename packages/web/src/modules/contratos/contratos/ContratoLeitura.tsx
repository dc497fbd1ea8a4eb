import { formatContagem, formatCpfCnpj, formatReais } from '@sede/domain/kernel';
import { CONTRATO_FIELDS, type ContratoCompleto } from '@sede/domain/modules/contratos/contratos';
import { Link } from '#platform/routing/index.ts';
import { DateText, InstantText, Money, PanelSection } from '#platform/ui/index.ts';
import { Fact, Facts } from '#platform/ui/reading.ts';
import { AbasDoContrato } from './AbasDoContrato.tsx';
import { ArquivosDoContrato } from './ArquivosDoContrato.tsx';
import { Saldo } from './contrato.columns.tsx';
import classes from './contratos.module.css';
import { CONTRATOS } from './contratos.paths.ts';

const parte = (valor: number, total: number) => `${Math.min(100, (valor / total) * 100)}%`;

/** What was paid of its value, and what is still to be; of one that only receives, what came in. */
function ValorDoContrato({ contrato }: { contrato: ContratoCompleto }) {
  const { valorTotal, pago, aPagar, recebido, aReceber, despesas, receitas, aditivos } = contrato;
  const recebe = despesas === 0 && receitas > 0;
  const [feito, aberto] = recebe ? [recebido, aReceber] : [pago, aPagar];
  const titulo = aditivos === 0 ? 'Valor' : `Valor com ${formatContagem(aditivos, 'aditivo', 'aditivos')}`;
  return (
    <PanelSection title={titulo} aside={<b>{valorTotal === null ? '—' : formatReais(valorTotal)}</b>}>
      {valorTotal !== null && (
        <div className={classes.pagamento} aria-hidden>
          <span className={classes.pago} style={{ width: parte(feito, valorTotal) }} />
          <span className={classes.aPagar} style={{ width: parte(aberto, valorTotal) }} />
        </div>
      )}
      <dl className={classes.partes}>
        <div>
          <dt>
            <span className={`${classes.marca} ${classes.pago}`} aria-hidden /> {recebe ? 'Recebido' : 'Pago'}
          </dt>
          <dd>
            <Money value={feito} />
          </dd>
        </div>
        <div>
          <dt>
            <span className={`${classes.marca} ${classes.aPagar}`} aria-hidden /> {recebe ? 'A receber' : 'A pagar'}
          </dt>
          <dd>
            <Money value={aberto} />
          </dd>
        </div>
        <div>
          <dt>
            <span className={`${classes.marca} ${classes.resto}`} aria-hidden /> Saldo
          </dt>
          <dd>
            <Saldo valor={valorTotal} usado={feito + aberto} />
          </dd>
        </div>
      </dl>
    </PanelSection>
  );
}

/** All that is known of a contract, part by part. Source: spec 3 §2.12; design/areas/contratos-lista. */
export function ContratoLeitura({ contrato, abre }: { contrato: ContratoCompleto; abre: 'observacoes' | 'despesas' }) {
  return (
    <>
      <ValorDoContrato contrato={contrato} />
      <AbasDoContrato key={contrato.id} contrato={contrato} abre={abre} />
      <PanelSection title="Dados">
        <Facts>
          <Fact label={CONTRATO_FIELDS.tipoObjeto.rotulo}>{contrato.tipoObjeto}</Fact>
          <Fact label="Vigente">{contrato.vigente ? 'Sim' : 'Não'}</Fact>
          {contrato.dataInicio && (
            <Fact label={CONTRATO_FIELDS.dataInicio.rotulo}>
              <DateText value={contrato.dataInicio} />
            </Fact>
          )}
          {contrato.dataFim && (
            <Fact label={CONTRATO_FIELDS.dataFim.rotulo}>
              <DateText value={contrato.dataFim} />
            </Fact>
          )}
          {contrato.dataAlerta && (
            <Fact label={CONTRATO_FIELDS.dataAlerta.rotulo}>
              <DateText value={contrato.dataAlerta} />
            </Fact>
          )}
          {contrato.idAnterior && contrato.numeroAnterior && (
            <Fact label={CONTRATO_FIELDS.idAnterior.rotulo}>
              <Link to={`${CONTRATOS}?registro=${contrato.idAnterior}`}>{contrato.numeroAnterior}</Link>
            </Fact>
          )}
          <Fact label="Contratados" wide>
            {contrato.contratados.map(({ nome, cnpjContratado }) => (
              <div key={cnpjContratado}>
                {nome} · {formatCpfCnpj(cnpjContratado)}
              </div>
            ))}
          </Fact>
          <Fact label="E-mails para alerta" wide>
            {contrato.emails.join(', ') || '—'}
          </Fact>
          <Fact label="Cadastrado" wide>
            <InstantText value={contrato.dataCarregamento} /> por {contrato.autor}
          </Fact>
        </Facts>
      </PanelSection>
      <PanelSection title="Anexos" count={contrato.anexos.length}>
        <ArquivosDoContrato contrato={contrato} />
      </PanelSection>
    </>
  );
}
