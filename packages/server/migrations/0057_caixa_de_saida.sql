-- The outbox carries mailings: a lane of their own behind recovery and notices, the sender of each, and what is never repeated.
--
-- A mail of a mailing holds no text: it is made when it leaves, from the mailing's one body and this recipient's values.
-- Source: decisions-members (Communication); docs/decisions/078.

alter table emails
  add column prioridade smallint not null default 0 check (prioridade in (0, 1)),
  add column remetente_nome text,
  add column remetente_endereco text,
  add column responder_para text,
  add column lote_id uuid,
  add column sem_repetir boolean not null default false,
  drop constraint emails_estado_check,
  add constraint emails_estado_check check (estado in ('pendente', 'enviado', 'falhou', 'arquivado', 'incerto')),
  drop constraint emails_texto_ate_sair,
  add constraint emails_texto_ate_sair check (texto is not null or lote_id is not null or estado in ('enviado', 'arquivado')),
  add constraint emails_remetente check ((remetente_nome is null) = (remetente_endereco is null));
comment on column emails.prioridade is '0: recuperação e avisos; 1: comunicações, em fila à parte.';
comment on column emails.lote_id is 'De que comunicação é; o texto se faz ao sair.';
comment on column emails.sem_repetir is 'Nunca sai duas vezes: na dúvida, fica incerto.';
comment on table emails is 'Caixa de saída: pendente, enviado, falhou (desistiu), arquivado (.eml, e-mail não configurado) ou incerto (pode ter saído; só se repete à mão).';
drop index emails_pendentes;
create index emails_pendentes on emails (prioridade, proxima_tentativa_em, id) where estado = 'pendente';
create index emails_lote on emails (lote_id) where lote_id is not null;

-- Written, in a transaction of its own, before the server is given the first byte of a mail that is never repeated; gone with its
-- outcome. Found when the mail is taken: whoever wrote it died or lost the database in between, and nobody knows. No foreign
-- key: the mail's row is held by the sender meanwhile.
create table emails_em_entrega (
  email_id uuid primary key,
  desde timestamptz not null
);
comment on table emails_em_entrega is 'Mensagens que o servidor de e-mail pode ter recebido e cujo resultado ainda não está escrito.';
