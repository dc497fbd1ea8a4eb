import { formatDataBr, formatInstantBr } from '@sede/domain/kernel';
import { PRAZO_FIELDS as FIELDS, prazosMessages as messages, type Prazo } from '@sede/domain/modules/juridico/prazos';
import { Link } from '#platform/routing/index.ts';
import { PanelSection } from '#platform/ui/index.ts';
import { Fact, Facts } from '#platform/ui/reading.ts';
import { contagemDe, numeroDe } from './prazo.status.tsx';

/** One deadline, as its panel reads it: when it ends and how that was counted, of which case, whose it is, how it ended. */
export function PrazoLeitura({ prazo }: { prazo: Prazo }) {
  const { vencimento, publicacao, processoId, processo, tipoDoProcesso, tribunal, escritorio } = prazo;
  const { responsavel, responsavelSemAcesso, nota, motivo, encerradoEm, encerradoPor } = prazo;
  return (
    <>
      <PanelSection title="Contagem">
        <Facts>
          <Fact label={FIELDS.vencimento.rotulo}>{formatDataBr(vencimento)}</Fact>
          <Fact label={FIELDS.tipoContagem.rotulo}>{contagemDe(prazo)}</Fact>
          {publicacao && <Fact label={FIELDS.publicacao.rotulo}>{formatDataBr(publicacao)}</Fact>}
        </Facts>
        <p className="muted">{messages.confiraNoDiario}</p>
      </PanelSection>
      <PanelSection
        title={FIELDS.processo.rotulo}
        aside={<Link to={`/juridico/processos/${processoId}`}>Abrir o processo</Link>}
      >
        <Facts>
          <Fact label="Número">{numeroDe(processo)}</Fact>
          <Fact label="Tipo">{tipoDoProcesso}</Fact>
          <Fact label={FIELDS.tribunal.rotulo}>{tribunal ?? '—'}</Fact>
          <Fact label={FIELDS.escritorio.rotulo}>{escritorio ?? '—'}</Fact>
        </Facts>
      </PanelSection>
      <PanelSection title={FIELDS.responsavel.rotulo}>
        <p>
          {responsavel ?? '—'}
          {responsavelSemAcesso && <span className="muted"> · {messages.responsavelDesabilitado}</span>}
        </p>
      </PanelSection>
      {encerradoEm && (
        <PanelSection title={prazo.estado}>
          <Facts>
            <Fact label={FIELDS.encerradoEm.rotulo}>{formatInstantBr(encerradoEm)}</Fact>
            <Fact label="Por">{encerradoPor ?? '—'}</Fact>
            <Fact label={nota === null ? FIELDS.motivo.rotulo : FIELDS.nota.rotulo} wide>
              {nota ?? motivo}
            </Fact>
          </Facts>
        </PanelSection>
      )}
    </>
  );
}
