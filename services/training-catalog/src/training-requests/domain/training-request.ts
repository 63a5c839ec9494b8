import { newId } from '@guildhall/kernel';
import type { TrainingRequest } from '@guildhall/contracts/training';

/** A request for training as the service keeps it. */
export interface StoredTrainingRequest extends TrainingRequest {
  id: string;
  status: 'received';
  createdAt: Date;
}

/** A request that has just come in. */
export function receiveRequest(request: TrainingRequest, now: Date): StoredTrainingRequest {
  return { ...request, id: newId(), status: 'received', createdAt: now };
}
