-- Surveys go out as mailings do: a second person above the limit, each mail's end told to its link, a reason for whoever stays out in the
-- mailings' own words. A mail's text is made when it leaves, so that no row holds a link that opens an answer.
-- Source: decisions-members (Survey: lane, exclusions and confirm as above); docs/decisions/081.

alter table pesquisas
  drop constraint pesquisas_estado_check,
  add constraint pesquisas_estado_check check (estado in
    ('aguardando_aprovacao', 'na_espera', 'enviando', 'interrompida', 'enviada', 'encerrada', 'cancelada', 'negada')),
  alter column sai_em drop not null,
  add column aprovada_por uuid,
  add column aprovada_em timestamptz,
  add column recusa_motivo text check (length(recusa_motivo) between 1 and 500),
  add constraint pesquisas_saindo check (estado not in ('na_espera', 'enviando') or sai_em is not null),
  add constraint pesquisas_negada check ((estado = 'negada') = (recusa_motivo is not null)),
  -- The setting may ask for a second person: that it is one, the database sees to.
  add constraint pesquisas_duas_pessoas check (aprovada_por is null or aprovada_por <> criado_por);
drop index pesquisas_em_andamento;
create index pesquisas_em_andamento on pesquisas (estado)
  where estado in ('aguardando_aprovacao', 'na_espera', 'enviando', 'enviada', 'interrompida');

alter table pesquisa_convites drop constraint pesquisa_convites_estado_check, drop constraint pesquisa_convites_motivo_check;
update pesquisa_convites set motivo = 'nao_quer' where motivo = 'tema';
alter table pesquisa_convites
  -- `na_caixa`: in the outbox, where its mail has this row's id.
  add constraint pesquisa_convites_estado_check check (estado in
    ('na_fila', 'na_caixa', 'enviado', 'arquivado', 'falhou', 'incerto', 'de_fora')),
  add constraint pesquisa_convites_motivo_check check (motivo in ('falecido', 'sem_email', 'provisorio', 'devolvido', 'nao_quer',
    'mesmo_email', 'desfiliado', 'encerrada', 'excluido'));
create index pesquisa_convites_incertos on pesquisa_convites (pesquisa_id) where estado = 'incerto';

-- A survey is its own sending: nothing ever wrote this.
alter table comunicacoes drop column pesquisa_id;
