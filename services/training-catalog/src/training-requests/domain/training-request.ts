import { newId } from '@guildhall/kernel';
import type { TrainingRequest, TrainingRequestRow } from '@guildhall/contracts/training';

/** A request for training as the service keeps it. */
export interface StoredTrainingRequest extends TrainingRequest {
  id: string;
  status: TrainingRequestRow['status'];
  createdAt: Date;
  answeredAt: Date | null;
  /** The account that marked it as answered. */
  answeredBy: string | null;
  /** The account that it was sent from; null from a visitor. */
  accountId: string | null;
}

/** A request that has just come in. */
export function receiveRequest(
  request: TrainingRequest,
  accountId: string | null,
  now: Date,
): StoredTrainingRequest & { status: 'received' } {
  return { ...request, id: newId(), accountId, status: 'received', createdAt: now, answeredAt: null, answeredBy: null };
}

/** The request marked as answered, or as open again. Marked twice it keeps when it was first. */
export function markRequest(
  request: StoredTrainingRequest,
  answered: boolean,
  by: string,
  now: Date,
): StoredTrainingRequest {
  if (!answered) return { ...request, status: 'received', answeredAt: null, answeredBy: null };
  if (request.status === 'answered') return request;
  return { ...request, status: 'answered', answeredAt: now, answeredBy: by };
}

/** The request as the administrator sees it. */
export function requestView({
  contactConsent: _given,
  answeredBy: _by,
  accountId: _account,
  ...seen
}: StoredTrainingRequest): TrainingRequestRow {
  return {
    ...seen,
    createdAt: seen.createdAt.toISOString(),
    answeredAt: seen.answeredAt?.toISOString() ?? null,
  };
}
