-- Appointments of members with the law offices: who, when, what came of it.
--
-- A slot names the appointment that holds it; the key over (appointment, agenda, day) makes one agenda and one day of them a fact of the
-- database. Times are minutes of the day on the wall in São Paulo. Numbers year/0001 come of `sede.proximo_do_ano('atendimento', …)`.
-- Source: spec 3 §3, §4; decisions-legal (Tables, Two lists, Booking, Outcome); invariants B1-B3, B6, B7.

create table atendimentos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  ano int not null check (ano between 1990 and 9999),
  sequencia int not null check (sequencia >= 1),
  -- Beyond 9999 it grows; sorted by year and sequence.
  numero text not null generated always as (ano || '/' || lpad(sequencia::text, greatest(4, length(sequencia::text)), '0')) stored,
  escritorio_id uuid not null,
  -- As they were when it was made.
  escritorio_nome text not null,
  escritorio_email text,
  agenda_id uuid,
  data date not null,
  inicio_min smallint not null check (inicio_min between 0 and 1439),
  fim_min smallint not null check (fim_min between 1 and 1440),
  -- Day and hour in one, to sort by: minutes on the wall in São Paulo since 2000.
  comeca int not null generated always as ((data - date '2000-01-01') * 1440 + inicio_min) stored,
  tipo_atendimento text not null check (tipo_atendimento in ('Presencial', 'Virtual')),
  tipo_servico text not null check (tipo_servico in ('Jurídico', 'Contábil')),
  local text check (length(local) between 1 and 300),
  encaixe boolean not null default false,
  situacao text not null default 'Aguardando realização'
    check (situacao in ('Aguardando realização', 'Aguardando conclusão', 'Concluído', 'Cancelado', 'Excluído')),
  processo_em_curso boolean not null default false,
  descricao text check (length(descricao) between 1 and 10000),
  agendado_por uuid,
  agendado_por_nome text not null,
  confirmado_passado boolean not null default false,
  ocorreu boolean,
  motivo_da_falta text check (motivo_da_falta in ('filiado', 'escritorio')),
  advogado_id uuid references usuarios (id) on delete set null,
  advogado_nome text,
  comentario_resultado text check (length(comentario_resultado) between 1 and 5000),
  -- A cancelled one never counts as missed.
  filiado_ausente boolean not null
    generated always as (situacao <> 'Cancelado' and ocorreu is false and coalesce(motivo_da_falta = 'filiado', false)) stored,
  novo_processo boolean,
  concluido_em timestamptz,
  concluido_por uuid,
  concluido_por_nome text,
  comentario_conclusao text check (length(comentario_conclusao) between 1 and 5000),
  cancelado_em timestamptz,
  cancelado_de text check (cancelado_de in ('Aguardando realização', 'Aguardando conclusão', 'Concluído')),
  cancelado_motivo text check (length(cancelado_motivo) between 1 and 1000),
  constraint atendimentos_escritorio foreign key (escritorio_id) references escritorios (id),
  constraint atendimentos_agenda foreign key (agenda_id) references agendas (id),
  constraint atendimentos_numero unique (ano, sequencia),
  constraint atendimentos_lugar unique (id, agenda_id, data),
  constraint atendimentos_ordem check (inicio_min < fim_min),
  constraint atendimentos_falta check ((ocorreu is false) = (motivo_da_falta is not null)),
  constraint atendimentos_cancelamento check ((situacao = 'Cancelado') = (cancelado_de is not null)
    and (situacao = 'Cancelado') = (cancelado_motivo is not null)),
  -- What each situation has of outcome and conclusion.
  constraint atendimentos_situacao check (case situacao
    when 'Aguardando realização' then ocorreu is null and concluido_em is null
    when 'Aguardando conclusão' then ocorreu is distinct from false and concluido_em is null
    when 'Concluído' then ocorreu is not null and (ocorreu = (concluido_em is not null))
    else true end)
);
comment on table atendimentos is 'Atendimentos jurídicos e contábeis de filiados pelos escritórios.';
create index atendimentos_comeca on atendimentos (comeca, id);
create index atendimentos_escritorio_data on atendimentos (escritorio_id, data);
create index atendimentos_situacao_data on atendimentos (situacao, data);
create index atendimentos_agenda_id on atendimentos (agenda_id) where agenda_id is not null;
create index atendimentos_advogado_id on atendimentos (advogado_id) where advogado_id is not null;
create unique index atendimentos_id_origem on atendimentos (id_origem) where id_origem is not null;
select sede.auditar('atendimentos', 'atendimentos');

create table atendimento_filiados (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  atendimento_id uuid not null,
  filiado_id uuid not null,
  -- Null: nobody has said, or the office could not attend.
  compareceu boolean,
  constraint atendimento_filiados_atendimento foreign key (atendimento_id) references atendimentos (id),
  constraint atendimento_filiados_filiado foreign key (filiado_id) references filiados (id),
  constraint atendimento_filiados_um unique (atendimento_id, filiado_id)
);
comment on table atendimento_filiados is 'De quem é cada atendimento, e quem compareceu.';
create index atendimento_filiados_filiado_id on atendimento_filiados (filiado_id);
select sede.auditar('atendimento_filiados', 'atendimentos', 'atendimento_id');

-- Only ever added to.
create table atendimento_comentarios (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  atendimento_id uuid not null,
  comentario text not null check (length(comentario) between 1 and 5000),
  autor_id uuid,
  autor_nome text not null,
  -- Of whoever wrote for an office.
  escritorio_nome text,
  constraint atendimento_comentarios_atendimento foreign key (atendimento_id) references atendimentos (id)
);
comment on table atendimento_comentarios is 'Comentários dos atendimentos; nenhum muda nem sai.';
create index atendimento_comentarios_atendimento_id on atendimento_comentarios (atendimento_id, criado_em, id);
select sede.auditar('atendimento_comentarios', 'atendimentos', 'atendimento_id');
create function sede.tg_so_acrescenta() returns trigger language plpgsql as
$$
begin
  raise exception 'Linhas de % só são acrescentadas.', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger so_acrescenta before update or delete on atendimento_comentarios
  for each row execute function sede.tg_so_acrescenta();

alter table agenda_horarios add constraint agenda_horarios_do_atendimento
  foreign key (atendimento_id, agenda_id, data) references atendimentos (id, agenda_id, data) deferrable initially deferred;
